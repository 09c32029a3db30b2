/**
 * Where a repository shows what lies between two of its commits, by the addresses of these; undefined where they are not
 * of one repository.
 */
export function compareUrl(before: string | undefined, after: string | undefined): string | undefined {
  const [old, young] = [before, after].map((url) => /^(https:\/\/.+)\/commit\/([0-9a-f]{7,64})$/.exec(url ?? ''));
  if (!old || !young || old[1] !== young[1] || old[2] === young[2]) return undefined;
  return `${old[1]}/compare/${old[2]}...${young[2]}`;
}
