import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import type { KeptForm } from '@umbral/kit/form/form-state.ts';
import { keepForm, keptForms } from '@umbral/kit/form/queue/kept-forms.ts';
import { hearConversions } from '@umbral/kit/testing/hear-conversions.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { beforeEach, expect, test } from 'vitest';
import { type Answers, probeContext } from '../testing/probe-context.tsx';
import { sendKeptForms } from './send-kept-forms.ts';

const person = { name: 'Ana María', email: 'ana@example.com', phone: '+573241234567', home_city: 'Cali' };
const lead = { ...person, form: 'lanzamiento-3', interest_city: 'Cali', agree_terms: 'S' };
const contact = {
  ...person,
  site: 'CO',
  home_country: 'Colombia',
  id_builder: 5,
  id_plant: 7,
  plant_name: 'Tipo A',
  property_id: 3,
  property_name: 'Alameda 170',
  id_project_city: 1,
  plant_price: null,
  whatsapp: 0,
  login: 0,
  agree_terms: 'S',
  user_key: '',
};

const kept = (change: Partial<KeptForm> = {}): KeptForm => ({
  key: 'a1',
  kind: 'contact',
  formId: 'contact-7',
  title: 'Alameda 170',
  body: contact,
  keptAt: Date.now(),
  ...change,
});

const ok = { ok: 1, message: '' };
const refusing = (status: number, issues?: Record<string, string>) => () => {
  throw new ApiError({ type: status === 422 ? 'invalid-input' : 'unavailable', title: 'x', status, issues });
};

beforeEach(() => localStorage.clear());

async function sendWith(answers: Answers) {
  const probe = probeContext(answers);
  const mustWait = await sendKeptForms(probe.context);
  return { ...probe, mustWait, ids: probe.calls.map(({ id }) => id) };
}

test('[B058] contacts and leads that waited are sent once, leave the device, and their pages hear of it', async () => {
  keepForm(kept());
  keepForm(kept({ key: 'b2', kind: 'lead', formId: 'lanzamiento-3', body: lead }));
  const { mustWait, ids, bus, toast } = await sendWith({ C084: () => ok, C161: () => ok });
  expect([mustWait, ids]).toEqual([false, ['C084', 'C161']]);
  expect(localStorage.getItem(localKeys.keptForms)).toBeNull();
  expect(bus.recent().map(({ topic }) => topic)).toEqual([
    'project/kept-form-settled',
    'project/contact-sent',
    'project/kept-form-settled',
  ]);
  expect(toast).toHaveBeenCalledTimes(2);
  expect((await sendWith({})).ids).toEqual([]);
});

test.each([0, 429, 500, 503])('a server that answers %d is asked again later, nothing is lost', async (status) => {
  keepForm(kept());
  expect((await sendWith({ C084: refusing(status) })).mustWait).toBe(true);
  expect(keptForms()).toHaveLength(1);
});

test('[B061, M007] the second contact of a day is refused with the server’s words and waits no longer', async () => {
  const message = 'Solo puedes registrarte en una tipología por día. Intenta nuevamente mañana.';
  keepForm(kept());
  const { toast } = await sendWith({ C084: () => ({ ok: 0, message }) });
  expect(toast).toHaveBeenCalledWith({ tone: 'error', text: message });
  expect(keptForms()).toEqual([]);
});

test('what the server finds wrong stays with its reason and is not sent again by itself', async () => {
  keepForm(kept());
  await sendWith({ C084: refusing(422, { schedule_date: 'Elige otra fecha' }) });
  expect(keptForms()).toMatchObject([{ key: 'a1', problem: 'Elige otra fecha' }]);
  expect((await sendWith({})).ids).toEqual([]);
});

test('what is no form any more, or too old, is forgotten', async () => {
  keepForm(kept({ body: { broken: true } }));
  expect((await sendWith({})).ids).toEqual([]);
  expect(keptForms()).toEqual([]);
  keepForm(kept({ keptAt: Date.now() - 8 * 86_400_000 }));
  expect(keptForms()).toEqual([]);
});

test('[B093] who agreed to be counted is, also when the form had waited', async () => {
  keepForm(kept());
  const told = hearConversions();
  const probe = probeContext({ C084: () => ok });
  probe.bus.publish('shell/consent-changed', { accepted: true }, 'shell@1');
  await sendKeptForms(probe.context);
  expect(told()).toMatchObject([{ event_name: 'Lead', email: 'ana@example.com' }]);
});
