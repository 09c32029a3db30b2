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

/** What a person writes to a builder itself, posted without script. */
export function bodyOfBuilderForm(form: string): Record<string, unknown> {
  const fields = new URLSearchParams(form);
  const named = ['name', 'email', 'phone', 'phone_country', 'home_city', 'home_country', 'agree_terms', 'message'];
  const filled = named.flatMap((name) => {
    const text = fields.get(name)?.trim();
    return text ? [[name, text] as const] : [];
  });
  return {
    ...Object.fromEntries(filled),
    id_builder: Number(fields.get('id_builder')),
    whatsapp: fields.has('whatsapp') ? 1 : 0,
  };
}
