/** Words around the static pages; their bodies are content. */
export const staticPageTexts = {
  version: (version: string, date: string) => `Versión ${version} · actualizada el ${date}`,
} as const;
