import { posix } from 'node:path';
import type { SourceFile, Violation } from './source-file.ts';

const forbidden = /^(utils?|helpers?|common|lib|misc|managers?|services?|index|types)$/;

/** Names that say nothing about what is inside, for files and folders of sources. */
export function nameViolations({ path }: SourceFile): Violation[] {
  const words = path.split('/').map((part) => posix.parse(part).name.replace(/\.(test|spec|config|d)$/, ''));
  const vague = words.find((word) => forbidden.test(word));
  return vague ? [{ path, line: 1, sentence: `the name "${vague}" says nothing: name what it holds` }] : [];
}
