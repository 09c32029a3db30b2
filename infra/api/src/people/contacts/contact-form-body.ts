const numbers = ['id_builder', 'id_plant', 'property_id', 'id_project_city', 'plant_price'] as const;
const texts = [
  'name',
  'email',
  'phone',
  'phone_country',
  'home_city',
  'home_country',
  'schedule_date',
  'schedule_time',
  'schedule_kind',
  'plant_name',
  'property_name',
  'project_region',
  'project_email',
  'agree_terms',
  'message',
  'news',
  'third_parties',
] as const;

/**
 * A contact form that a browser posted without script, as the call's body: ids as numbers, ticked boxes as 1, empty
 * fields left out. What a browser without script does not know (campaign, visitor's key) stays unknown.
 */
export function bodyOfContactForm(form: string): Record<string, unknown> {
  const fields = new URLSearchParams(form);
  const filled = texts.flatMap((name) => {
    const text = fields.get(name)?.trim();
    return text ? [[name, text] as const] : [];
  });
  const counted = numbers.map((name) => [name, fields.get(name) ? Number(fields.get(name)) : null] as const);
  return {
    plant_name: '',
    ...Object.fromEntries(filled),
    ...Object.fromEntries(counted),
    site: 'CO',
    whatsapp: fields.has('whatsapp') ? 1 : 0,
    login: 0,
    user_key: '',
  };
}

const personFields = [
  'name',
  'email',
  'phone',
  'phone_country',
  'home_city',
  'home_country',
  'agree_terms',
  'message',
  'fair_name',
] as const;

/** The named fields of a posted form that hold something. */
function filledOf(fields: URLSearchParams, names: readonly string[]): Record<string, string> {
  const filled = names.flatMap((name) => {
    const text = fields.get(name)?.trim();
    return text ? [[name, text] as const] : [];
  });
  return Object.fromEntries(filled);
}

/** What a person writes to a builder itself, posted without script. */
export function bodyOfBuilderForm(form: string): Record<string, unknown> {
  const fields = new URLSearchParams(form);
  return {
    ...filledOf(fields, [...personFields, 'schedule_date', 'schedule_time', 'schedule_kind']),
    id_builder: Number(fields.get('id_builder')),
    whatsapp: fields.has('whatsapp') ? 1 : 0,
  };
}

/** What a person leaves at a fair or at its bank desk, posted without script: amounts as people write them. */
export function bodyOfFairForm(form: string): Record<string, unknown> {
  const fields = new URLSearchParams(form);
  const asked = ['interest_city', 'interest_type', 'purchase_time', 'stand'];
  const budgets = filledOf(fields, ['monthly_budget', 'investment_budget']);
  const amounts = Object.entries(budgets).map(([name, text]) => [name, pesosOf(text)] as const);
  return {
    ...filledOf(fields, [...personFields, ...asked]),
    ...Object.fromEntries(amounts),
    whatsapp: fields.has('whatsapp') ? 1 : 0,
  };
}

/** `$ 1.500.000` as a number; what is no such amount stays as it was written, and is refused. */
function pesosOf(text: string): number | string {
  const digits = text.replace(/[$.\s]/g, '');
  return /^\d{1,15}$/.test(digits) ? Number(digits) : text;
}
