import { z } from 'zod';
import { createCallGuard } from '../guard/call-guard.ts';
import { PartyFailure } from '../guard/party-failure.ts';

const moment = z.string().regex(/^\d{4}-\d{2}-\d{2}T/);
const rows = z.array(
  z.object({
    valor: z.coerce.number<string>().positive(),
    unidad: z.literal('COP').optional(),
    vigenciadesde: moment,
    vigenciahasta: moment,
  }),
);

const party = 'official-rate';

/** Pesos for one dollar, and the first day on which they hold. */
export interface OfficialRate {
  readonly asOf: string;
  readonly rate: number;
}

/** The representative market rate (TRM) from the government's open data, by the protocol of Socrata (SODA). */
export function officialRate(url: string): (day: string) => Promise<OfficialRate> {
  const guard = createCallGuard({ party, baseUrl: url, timeoutMs: 10_000, attempts: 3 });
  return async (day) => {
    const at = `${day}T00:00:00.000`;
    const query = {
      $where: `vigenciadesde <= '${at}' and vigenciahasta >= '${at}'`,
      $order: 'vigenciadesde DESC',
      $limit: '1',
    };
    const [row] = await guard.json({ method: 'GET', path: '', query, isRepeatable: true }, rows);
    if (!row) throw new PartyFailure(party, 'garbage');
    return { asOf: row.vigenciadesde.slice(0, 10), rate: row.valor };
  };
}
