import { parseSync } from 'oxc-parser';

/** One import, re-export or lazy import of a file. */
export interface SourceImport {
  specifier: string;
  line: number;
  /** Gone after type stripping. */
  isTypeOnly: boolean;
}

/** Counts lines of `source` at byte-independent offsets of the parser (UTF-16 units). */
function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}

/** Every module that a TypeScript source names: static, re-exported and lazy ones with a literal name. */
export function readImports(path: string, source: string): SourceImport[] {
  const { module } = parseSync(path, source);
  const statics = module.staticImports.map(({ moduleRequest, start, entries }) => ({
    specifier: moduleRequest.value,
    line: lineAt(source, start),
    isTypeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const exported = module.staticExports.flatMap(({ entries, start }) => {
    const [first] = entries;
    if (!first?.moduleRequest) return [];
    const isTypeOnly = entries.every(({ isType }) => isType);
    return [{ specifier: first.moduleRequest.value, line: lineAt(source, start), isTypeOnly }];
  });
  const lazy = module.dynamicImports.flatMap(({ moduleRequest, start }) => {
    const literal = /^(['"`])([^'"`$]+)\1$/.exec(source.slice(moduleRequest.start, moduleRequest.end));
    return literal?.[2] ? [{ specifier: literal[2], line: lineAt(source, start), isTypeOnly: false }] : [];
  });
  return [...statics, ...exported, ...lazy];
}
