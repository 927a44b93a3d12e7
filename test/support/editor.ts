import { join } from 'node:path';
import ts from 'typescript';
import { listEntries, root } from '../../scripts/entries.js';

/** An editor with a file open, beside the sources of the library, whose subpaths it knows. */
export interface Editor {
  /** Returns the errors, each as the lines that an editor shows. */
  errors(): readonly (readonly string[])[];
  /** Returns the type that is shown for the first place with this text, on one line. */
  hover(text: string): string;
}

// The sources are parsed once for all editors.
const parsed = ts.createDocumentRegistry();

/** Opens a file with each text in the folder of the tests; what the files import is checked once for all of them. */
export const editorsOf = (texts: readonly string[]): readonly Editor[] => {
  const opened = new Map(texts.map((text, i) => [join(root, `test/opened-${i}.ts`), text]));
  const service = ts.createLanguageService(hostOf(opened), parsed);
  return Array.from(opened, ([file, text]) => ({
    errors: () =>
      [...service.getSyntacticDiagnostics(file), ...service.getSemanticDiagnostics(file)].map(({ messageText }) =>
        ts.flattenDiagnosticMessageText(messageText, '\n').split('\n'),
      ),
    hover: (place) => {
      const parts = service.getQuickInfoAtPosition(file, text.indexOf(place))?.displayParts;
      return ts.displayPartsToString(parts).replace(/\s+/g, ' ');
    },
  }));
};

const hostOf = (opened: ReadonlyMap<string, string>): ts.LanguageServiceHost => {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config,
    ts.sys,
    root,
  );
  const subpaths = Object.entries(listEntries()).map(([name, path]) => [
    name === 'index' ? 'sastrugi' : `sastrugi/${name}`,
    [join(root, path)],
  ]);
  const read = (path: string): string | undefined => opened.get(path) ?? ts.sys.readFile(path);
  return {
    getCompilationSettings: () => ({ ...options, paths: Object.fromEntries(subpaths) }),
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => [...opened.keys(), join(root, 'src/core/chance/seedrandom.d.ts')],
    getScriptVersion: (path) => opened.get(path) ?? '1',
    getScriptSnapshot: (path) => {
      const found = read(path);
      return found === undefined ? undefined : ts.ScriptSnapshot.fromString(found);
    },
    fileExists: (path) => opened.has(path) || ts.sys.fileExists(path),
    readFile: read,
    directoryExists: ts.sys.directoryExists,
  };
};
