import { sendLanding } from 'shared-contracts/api/contacts.ts';
import { listWorldCountries } from 'shared-contracts/api/places.ts';
import { keptCampaign } from 'shared-contracts/domain/campaign.ts';
import type { CallApi } from 'shared-contracts/remote/remote-context.ts';
import { textOf } from '../model/form-values.ts';
import { visitorKey } from '../model/visitor-key.ts';
import { refusalOf } from '../refusal.ts';
import { downloadTexts as texts } from '../texts/guide-texts.ts';
import type { Answer } from '../ui/use-sending-form.ts';
import type { Download } from './guide-data.ts';
import { type UnlockField, unlockFieldOfCall, unlockIssues } from './unlock-values.ts';

type Unlocked = Answer<UnlockField> & { readonly downloads?: readonly Download[] };

/** Leaves the visitor's data for a guide; an accepted form brings the addresses of its files [B069]. */
export async function unlockGuide(call: CallApi, guide: string, data: FormData): Promise<Unlocked> {
  const issues = unlockIssues(data);
  if (Object.keys(issues).length > 0) return { kind: 'invalid', issues };
  try {
    const { ok, message, downloads } = await call(sendLanding, { body: bodyOf(guide, data) });
    return ok === 1
      ? { kind: 'accepted', text: texts.sent, downloads }
      : { kind: 'refused', text: message || texts.failed };
  } catch (error) {
    return refusalOf(error, unlockFieldOfCall);
  }
}

function bodyOf(guide: string, data: FormData) {
  const campaign = keptCampaign(() => localStorage, Date.now());
  return {
    guide,
    form: texts.form,
    name: textOf(data, 'name'),
    email: textOf(data, 'email'),
    phone: textOf(data, 'phone'),
    home_country: textOf(data, 'country'),
    home_city: textOf(data, 'city'),
    agree_terms: 'S' as const,
    user_key: visitorKey(),
    ...(campaign ? { origin: campaign.source, origin_2: campaign.source2, medium: campaign.medium } : {}),
  };
}

/** Names of all countries of the world. */
export async function loadCountryNames(call: CallApi): Promise<string[]> {
  const { data } = await call(listWorldCountries, {});
  return data.map(({ name }) => name);
}
