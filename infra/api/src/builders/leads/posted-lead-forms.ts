/** A change of state as its form posts it. */
export function bodyOfLeadStateForm(text: string): unknown {
  const fields = new URLSearchParams(text);
  return { state: fields.get('state') ?? '', reason: fields.get('reason')?.trim() || null, version: versionOf(fields) };
}

/** An answer to a visit as its form posts it. */
export function bodyOfVisitForm(text: string): unknown {
  const fields = new URLSearchParams(text);
  const { action, ...named } = Object.fromEntries(
    ['action', 'reason', 'schedule_date', 'schedule_time', 'schedule_kind'].flatMap((name) => {
      const value = fields.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  return { action, version: versionOf(fields), ...named };
}

/** A note as its form posts it. Without script nobody draws a key: the page does, for each time it is drawn. */
export function bodyOfNoteForm(text: string): unknown {
  const fields = new URLSearchParams(text);
  return { text: fields.get('text') ?? '', key: fields.get('key') ?? '' };
}

/** Whom a request is given to, as its form posts it. */
export function bodyOfAssignForm(text: string): unknown {
  const fields = new URLSearchParams(text);
  const colleague = fields.get('user_id');
  return { user_id: colleague ? Number(colleague) : null, version: versionOf(fields) };
}

/** The filter of a list as the form of its export posts it. */
export function bodyOfExportForm(text: string): unknown {
  const fields = new URLSearchParams(text);
  const numbers = new Set(['project', 'plant']);
  return Object.fromEntries(
    ['project', 'plant', 'state', 'from', 'to', 'channel', 'assigned'].flatMap((name) => {
      const value = fields.get(name);
      if (!value) return [];
      return [[name, numbers.has(name) || /^\d+$/.test(value) ? Number(value) : value]];
    }),
  );
}

function versionOf(fields: URLSearchParams): number | undefined {
  const version = fields.get('version');
  return version === null ? undefined : Number(version);
}
