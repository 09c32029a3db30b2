/** How many projects each zone of a city has at first, and how many more its market carries. */
export interface Market {
  first: number;
  more: number;
}

const markets: Record<string, Market> = {
  bogota: { first: 6, more: 3 },
  medellin: { first: 5, more: 2 },
  cali: { first: 6, more: 2 },
  barranquilla: { first: 6, more: 2 },
  cartagena: { first: 5, more: 1 },
  'santa-marta': { first: 4, more: 1 },
  bucaramanga: { first: 5, more: 2 },
  pereira: { first: 5, more: 2 },
  armenia: { first: 5, more: 1 },
  soacha: { first: 4, more: 3 },
  chia: { first: 4, more: 2 },
  cajica: { first: 4, more: 2 },
  ricaurte: { first: 4, more: 2 },
  envigado: { first: 4, more: 2 },
  sabaneta: { first: 4, more: 2 },
  itagui: { first: 4, more: 3 },
  bello: { first: 4, more: 2 },
  rionegro: { first: 4, more: 2 },
  jamundi: { first: 4, more: 3 },
  palmira: { first: 4, more: 3 },
  candelaria: { first: 4, more: 2 },
  pasto: { first: 4, more: 2 },
  soledad: { first: 4, more: 3 },
  'puerto-colombia': { first: 4, more: 2 },
  floridablanca: { first: 4, more: 2 },
  piedecuesta: { first: 4, more: 2 },
  dosquebradas: { first: 4, more: 2 },
  'ciudad-de-panama': { first: 4, more: 2 },
  miami: { first: 4, more: 0 },
  madrid: { first: 4, more: 0 },
  'punta-cana': { first: 4, more: 0 },
};

/** The market of a zone in a city; smaller cities carry five projects a zone. */
export function marketOf(citySlug: string): Market {
  return markets[citySlug] ?? { first: 4, more: 1 };
}
