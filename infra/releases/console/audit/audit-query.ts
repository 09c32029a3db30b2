/** Filters of the audit log, as both the console's address and the registry's call have them. */
export const auditFilters = ['remote', 'action', 'actor'] as const;
export type AuditFilterName = (typeof auditFilters)[number];

/** The query of a call out of an address: known filters that say something, in one order. */
export function auditQuery(params: URLSearchParams): string {
  const said = auditFilters.flatMap((name) => {
    const value = params.get(name)?.trim();
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(said).toString();
}
