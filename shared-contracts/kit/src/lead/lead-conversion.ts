import { sendConversion } from '@umbral/domain/api/conversions.ts';
import { visitorKey } from '@umbral/domain/storage/visitor-key.ts';
import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';

interface Lead {
  readonly email: string;
  readonly phone: string;
  readonly plantId?: number;
  /** The form itself has the person's consent of this purpose. */
  readonly hasAgreed?: boolean;
}

/** Advertising networks learn of it after consent only, people as hashes; their failures are swallowed [B093]. */
export async function tellLead({ bus, call }: Pick<RemoteContext, 'bus' | 'call'>, lead: Lead): Promise<void> {
  if (!lead.hasAgreed && !bus.last('shell/consent-changed')?.accepted) return;
  const body = {
    event_id: crypto.randomUUID(),
    event_name: 'Lead' as const,
    path: location.pathname,
    email: lead.email,
    phone: lead.phone,
    ...(lead.plantId === undefined ? {} : { plant_id: lead.plantId }),
    user_key: visitorKey(),
  };
  await call(sendConversion, { body }).catch(() => undefined);
}
