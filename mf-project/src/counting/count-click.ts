import { countPhoneClick } from '@umbral/domain/api/plants.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';

/** Counts a click on a phone or WhatsApp link [C074]. */
export async function countClick(call: CallApi, id: number, type: 'phone' | 'whatsapp'): Promise<void> {
  await call(countPhoneClick, { params: { id }, body: { type } }).catch(() => undefined);
}
