import { createHash } from 'node:crypto';
import { canBook } from '@umbral/domain/calendar/appointment.ts';
import type { FastifyRequest } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { Refusal } from '../../engine/replies/refusal.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import { refuseUnreachable } from '../contact-checks/email-verdict.ts';
import { validPhone } from '../contact-checks/phone-check.ts';
import { originOf } from './contact-answer.ts';
import { countryCode } from './contact-queries.ts';
import { contactTexts } from './contact-texts.ts';

/** What all contact forms ask. */
export interface PersonForm {
  site: 'TV' | 'CO';
  name: string;
  email: string;
  phone: string;
  /** Country of a number without its code; that of the residence where a form does not ask. */
  phone_country?: string | undefined;
  home_city: string;
  home_country: string;
  schedule_date: string | null;
  schedule_time: string | null;
  origin: string;
  origin_2: string;
  medium: string;
  whatsapp: 0 | 1;
  id_fuente: string;
  user_key: string;
  message?: string | undefined;
}

export interface Sender {
  session: SignedIn | undefined;
  request: FastifyRequest;
}

/** The columns of a contact that say who writes; 422 for a phone, an address or an appointment that cannot be. */
export async function personColumns(backend: Backend, form: PersonForm, { session, request }: Sender) {
  refuseBadAppointment(form, backend.now());
  const country = form.phone_country ?? (await countryCode(backend, form.home_country));
  const phone = validPhone(form.phone, country);
  await refuseUnreachable(backend, form.email);
  return {
    site: form.site,
    name: form.name,
    email: form.email,
    phone,
    home_city: form.home_city,
    home_country: form.home_country,
    schedule_date: form.schedule_date,
    schedule_time: form.schedule_time,
    origin: originOf(form.origin, session),
    origin_2: form.origin_2 || null,
    medium: form.medium || null,
    source_id: form.id_fuente || null,
    whatsapp: form.whatsapp === 1,
    login: session !== undefined,
    message: form.message || null,
    user_id: session?.userId ?? null,
    user_key: form.user_key || null,
    ip_hash: hashAddress(request.ip, backend.config.captchaSecret),
  };
}

function refuseBadAppointment({ schedule_date: day, schedule_time: time }: PersonForm, now: Date): void {
  if (day === null && time === null) return;
  if (day === null || time === null || !canBook(day, time, now)) {
    throw new Refusal('invalid-input', { schedule_date: contactTexts.day });
  }
}

/** Enough to recognise abuse from one address, not enough to know the address. */
function hashAddress(ip: string, secret: string): Buffer {
  return createHash('sha256').update(`${secret}:${ip}`).digest();
}
