import { isTestFile, type SourceFile, type Violation } from './source-file.ts';
import type { SourceImport } from './source-imports.ts';

function isAllowedInModel({ specifier, isTypeOnly }: SourceImport): boolean {
  return /^(\.|@umbral\/domain\/(?!api\/))/.test(specifier) || (isTypeOnly && specifier.startsWith('@umbral/'));
}

/** The model of a remote is logic without I/O: it imports only the domain, and none of its calls. */
export function remoteViolations(file: SourceFile): Violation[] {
  const isModel = file.workspace.name.startsWith('mf-') && file.path.startsWith(`${file.workspace.folder}/src/model/`);
  if (!isModel || isTestFile(file.path)) return [];
  return file.imports
    .filter((one) => !isAllowedInModel(one))
    .map(({ specifier, line }) => ({
      path: file.path,
      line,
      sentence: `imports ${specifier}: model imports only @umbral/domain, and none of its calls`,
    }));
}
