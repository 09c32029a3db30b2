const made = /const policy =[\s\S]*?\}\);/;

/**
 * Takes the policy of Trusted Types out of Svelte's runtime: the page has one, the shell's, and a second copy of the
 * runtime would die at a name that is taken. Nothing asks it for HTML where markup is made of nodes.
 */
// biome-ignore lint/style/noDefaultExport: a loader is found by it
export default function withoutPolicy(source: string): string {
  if (!made.test(source))
    throw new Error("Svelte's runtime makes its policy elsewhere: look where, and take it out there");
  return source.replace(made, 'const policy = undefined;');
}
