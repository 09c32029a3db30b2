interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** The visitor saves data, or has a very slow line: nothing is fetched that was not asked for. */
export function isFrugal(): boolean {
  const { connection }: { connection?: NetworkInformation } = navigator as never;
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
