/** What a document says about its composition, of what a benchmark needs. */
export interface BootFacts {
  readonly shellVersion: string;
  /** Id of the composition. */
  readonly composition: string;
  /** Names of the remotes. */
  readonly remotes: readonly string[];
}

/** Reads the composition that a portal serves from its home page. */
export async function readBoot(portalUrl: string): Promise<BootFacts> {
  const html = await (await fetch(portalUrl)).text();
  const text = /id="umbral-boot">(.*?)<\/script>/s.exec(html)?.[1];
  if (text === undefined) throw new Error(`${portalUrl} is no page of the portal`);
  const boot: { shellVersion: string; composition: string; remotes: readonly { name: string }[] } = JSON.parse(text);
  return {
    shellVersion: boot.shellVersion,
    composition: boot.composition,
    remotes: boot.remotes.map(({ name }) => name),
  };
}
