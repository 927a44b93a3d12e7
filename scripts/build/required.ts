/**
 * Replaces dynamic imports by `require` in a CommonJS module: test runners such as Jest refuse them there. Imports of
 * computed names stay, since they may lead to ES modules.
 */
export const replaceImports = (code: string): string =>
  code.replace(/\bimport\((["'][^"']+["'])\)/g, 'Promise.resolve().then(() => require($1))');
