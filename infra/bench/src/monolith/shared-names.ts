import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shortNames } from '@umbral/build/styles/short-names.ts';

/**
 * What a bundle of the shell with all remotes calls their classes, by what releases of the remotes call them: names are
 * of an application, also those of the kit.
 */
export function sharedNames(root: string, remotes: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const app of remotes)
    for (const path of globSync([`${app}/src/**/*.module.css`, 'shared-contracts/kit/src/**/*.module.css'], {
      cwd: root,
    })) {
      const css = readFileSync(join(root, path), 'utf8');
      const own = shortNames({ app: 'shell', path, css });
      for (const [name, theirs] of shortNames({ app, path, css }) ?? []) names.set(theirs, own?.get(name) ?? name);
    }
  return names;
}
