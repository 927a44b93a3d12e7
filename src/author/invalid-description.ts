/** The error of a description or of rules that cannot make a game: a mistake of the program. */
export class InvalidDescription extends Error {
  readonly _tag = 'InvalidDescription';
  /** The place of the mistake, such as `fields.events.cardDrawn`. */
  readonly path: string;

  constructor(path: string, message: string) {
    super(`${path}: ${message}`);
    this.name = 'InvalidDescription';
    this.path = path;
  }
}
