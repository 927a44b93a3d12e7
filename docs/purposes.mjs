// A plugin of typedoc: pages say by what name a module is imported, and list what is in it by purpose, not by kind.
import { Comment, CommentTag, Context, Converter, ReflectionKind } from 'typedoc';
import ts from 'typescript';

/** The names that all games have, in the order in which a newcomer meets them. */
const PURPOSES = {
  'The four functions': ['setup', 'legalMoves', 'applyMove', 'score'],
  'Before the game': ['options'],
  'Turn by turn': ['toAct', 'deal', 'step', 'frames', 'whyIllegal'],
  'What players see': ['view', 'viewEvents', 'viewMove', 'viewFrames', 'predictView'],
  'For bots': ['play', 'playout', 'determinizer', 'determinize', 'returns', 'evaluate'],
  'Moves as numbers and texts': ['catalogue', 'actionOf', 'moveOf', 'legalMask', 'formatMove', 'parseMove'],
  'What comes from outside': ['Options', 'State', 'View', 'Move'],
  'The rulebook': ['clauses', 'reasons', 'Clause', 'Reason', 'Refusal'],
  'The box': ['components', 'withComponents', 'Components'],
  'All in one value': ['game', 'rules'],
  Errors: ['orThrow'],
};

/** The purposes of what else there is, by the file or folder in which it stands. */
const PLACES = {
  'create-about': 'Descriptions of things',
  'base-types': 'The contract',
  board: 'Boards',
  box: 'The box',
  bytes: 'Reading archives',
  categories: 'The score',
  cells: 'The state',
  clauses: 'The rulebook',
  components: 'The box',
  'action-space': 'What a game is made of',
  'define-actions': 'What a game is made of',
  'define-game': 'What a game is made of',
  'define-rules': 'What a game is made of',
  colours: 'Parts of drawings',
  draft: 'What a game is made of',
  document: 'Reading archives',
  environment: 'Environments',
  envelope: 'Records',
  draw: 'Drawings',
  'draw/drawing': 'Drawings',
  element: 'Parts of drawings',
  events: 'Events',
  'translation-errors': 'Other languages',
  fields: 'Fields of a state',
  fingerprint: 'Fingerprints',
  'keep-piece-ids': 'Drawings',
  game: 'The contract',
  grid: 'The state',
  index: 'The games',
  'io-ts/index': 'Codecs',
  kernel: 'What a game is made of',
  layout: 'Observations',
  line: 'Reading archives',
  'line-error': 'Reading archives',
  lines: 'Reading archives',
  list: 'Lists',
  match: 'Matches',
  moves: 'Moves',
  observer: 'Observations',
  paint: 'Parts of drawings',
  shapes: 'Parts of drawings',
  'core/chance/random': 'Chance',
  reasons: 'The rulebook',
  record: 'Records',
  'record-errors': 'Records',
  'record-of': 'Records',
  resolve: 'Which game reads a record',
  play: 'Kinds and phases',
  scene: 'Parts of drawings',
  score: 'The score',
  masks: 'What is hidden from whom',
  'game-text': 'Sentences',
  'clause-detector': 'What took effect',
  'clause-effects': 'What took effect',
  'draw-context': 'Parts of drawings',
  state: 'The state',
  temple: 'The state',
  'about-entry': 'Descriptions of things',
  types: 'The types in one bundle',
  'validate-record': 'Records',
  errors: 'Errors',
  versions: 'Which game reads a record',
  words: 'Words',
  'create-game-text': 'Sentences',
};

const purposeOf = (name, file) =>
  Object.keys(PURPOSES).find((purpose) => isOfGame(file) && PURPOSES[purpose].includes(name)) ?? placeOf(file);

const isOfGame = (file) => file.includes('src/games/');

/** What the first folder or the file itself stands for, below the folder of the game or of the subpath. */
const placeOf = (file) => {
  const [, folder = '', path = ''] = /src\/((?:games|core)\/[^/]+\/|[^/]+\/)?(.*)\.ts$/.exec(file) ?? [];
  return PLACES[folder + path] ?? PLACES[path.split('/')[0]];
};

/** The place of a name among those of its purpose. */
const rankOf = ({ name }) => {
  const rank = Object.values(PURPOSES).flat().indexOf(name);
  return rank < 0 ? Number.POSITIVE_INFINITY : rank;
};

const importedAs = (name) =>
  name === 'index' ? 'sastrugi' : `sastrugi/${name.replace(/^games\//, '').replace('/words/about/', '/about/')}`;

const grouped = (reflection, purpose) => {
  const commented = reflection.signatures?.[0] ?? reflection;
  commented.comment ??= new Comment();
  commented.comment.blockTags.push(new CommentTag('@group', [{ kind: 'text', text: purpose }]));
};

/** What a game lacks of the names that all games have. */
const missingIn = (module) => {
  const names = new Set(module.children?.map(({ name }) => name));
  return names.has('setup')
    ? Object.values(PURPOSES)
        .flat()
        .filter((name) => !names.has(name))
    : [];
};

const getComment = Context.prototype.getComment;

/** The comment of a symbol; of what is exported by destructuring, that of the member of the interface. */
function commentOf(symbol, kind) {
  const declaration = symbol.valueDeclaration;
  const isPart = declaration !== undefined && ts.isBindingElement(declaration);
  const member = isPart ? this.checker.getTypeAtLocation(declaration.parent).getProperty(symbol.name) : undefined;
  if (member === undefined) return getComment.call(this, symbol, kind);
  if (!member.declarations?.some(ts.isMethodSignature)) return getComment.call(this, member, ReflectionKind.Property);
  return new Comment(undefined, undefined, new Set(['@function'])); // its sentences are found with its signature
}

export const load = ({ converter, logger }) => {
  Context.prototype.getComment = commentOf;
  converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const module of project.getChildrenByKind(ReflectionKind.Module)) {
      module.name = importedAs(module.name);
      for (const name of missingIn(module)) logger.error(`${module.name} has no '${name}', which all games have`);
      for (const child of module.children ?? []) {
        const file = project.getSymbolIdFromReflection(child)?.fileName ?? '';
        const purpose = child.isReference() ? undefined : purposeOf(child.name, file.replaceAll('\\', '/'));
        if (purpose !== undefined) grouped(child, purpose);
      }
    }
  });
  converter.on(
    Converter.EVENT_RESOLVE_END,
    ({ project }) => {
      for (const module of project.getChildrenByKind(ReflectionKind.Module)) {
        for (const group of module.groups ?? []) group.children.sort((a, b) => rankOf(a) - rankOf(b) || 0);
      }
    },
    -1000,
  );
};
