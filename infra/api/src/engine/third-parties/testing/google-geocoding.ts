/** Components of two points, as Google's Geocoding API names them. */
const places: Readonly<Record<string, readonly (readonly [name: string, short: string, ...types: string[]])[]>> = {
  '4.6486,-74.0628': [
    ['Cra. 7', 'Cra. 7', 'route'],
    ['Chapinero', 'Chapinero', 'political', 'sublocality', 'sublocality_level_1'],
    ['Bogotá', 'Bogotá', 'locality', 'political'],
    ['Bogotá', 'Bogotá', 'administrative_area_level_1', 'political'],
    ['Colombia', 'CO', 'country', 'political'],
  ],
  '1.2136,-77.2811': [
    ['Ipiales', 'Ipiales', 'locality', 'political'],
    ['Nariño', 'Nariño', 'administrative_area_level_1', 'political'],
    ['Colombia', 'CO', 'country', 'political'],
  ],
};

/** What the service answers to `latlng`, `key` and `language`: errors too come with status 200. */
export function googleAnswer(query: URLSearchParams): object {
  if (query.get('key') !== 'key')
    return { status: 'REQUEST_DENIED', error_message: 'The provided API key is invalid.' };
  const components = places[query.get('latlng') ?? ''];
  if (!components) return { status: 'ZERO_RESULTS', results: [] };
  const address_components = components.map(([long_name, short_name, ...types]) => ({ long_name, short_name, types }));
  return { status: 'OK', results: [{ address_components, formatted_address: '', place_id: 'x', types: [] }] };
}
