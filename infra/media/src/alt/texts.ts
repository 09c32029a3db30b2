import type { Building, Light } from '../buildings/building.ts';

type Typology = Building['typology'];
type Climate = Building['climate'];

/** How a building is called in a sentence, in a few ways. */
export const buildingNames: Record<Typology, readonly string[]> = {
  tower: ['Torre residencial', 'Torre de apartamentos', 'Edificio en altura'],
  'mid-rise': ['Edificio de apartamentos', 'Edificio residencial de mediana altura', 'Edificio con balcones'],
  slab: ['Conjunto de apartamentos', 'Edificio alargado de apartamentos', 'Conjunto residencial'],
  'row-houses': ['Casas en hilera', 'Calle de casas adosadas', 'Conjunto de casas'],
  'country-house': ['Casa campestre', 'Casa de campo', 'Vivienda campestre'],
  coast: ['Edificio frente al mar', 'Torre costera', 'Apartamentos de playa'],
  lots: ['Urbanización de lotes', 'Lotes urbanizados', 'Parcelación'],
};

/** The same buildings, in the same order, as what a part belongs to. */
export const ownerNames: Record<Typology, readonly string[]> = {
  tower: ['de la torre residencial', 'de la torre de apartamentos', 'del edificio'],
  'mid-rise': ['del edificio de apartamentos', 'del edificio residencial', 'del edificio'],
  slab: ['del conjunto de apartamentos', 'del edificio de apartamentos', 'del conjunto residencial'],
  'row-houses': ['de las casas en hilera', 'de la calle de casas', 'del conjunto de casas'],
  'country-house': ['de la casa campestre', 'de la casa de campo', 'de la vivienda campestre'],
  coast: ['del edificio frente al mar', 'de la torre costera', 'de los apartamentos de playa'],
  lots: ['de la urbanización', 'de los lotes urbanizados', 'de la parcelación'],
};

/** What a building is faced with, by the material of its first wall. */
export const wallWords: Readonly<Record<string, readonly string[]>> = {
  brick: ['en ladrillo a la vista', 'de ladrillo', 'con fachada de ladrillo'],
  concrete: ['en concreto a la vista', 'con fachada de concreto'],
  plaster: ['de fachada clara', 'con muros pañetados', 'de muros lisos'],
  wood: ['con fachada de madera', 'con revestimiento de madera'],
  stone: ['con fachada de piedra', 'con revestimiento de piedra'],
  marble: ['con fachada de piedra'],
};

/** What grows and lies around a building. */
export const surroundings: Record<Climate, readonly string[]> = {
  cold: ['entre árboles', 'frente a un parque', 'con jardín al frente'],
  temperate: ['entre guayacanes en flor', 'entre árboles florecidos', 'con jardín al frente'],
  warm: ['entre palmas y árboles', 'con palmas al frente', 'entre árboles de sombra'],
  coast: ['entre palmeras', 'con palmeras al frente', 'junto a la playa'],
};

/** What lies beyond a window. */
export const horizons: Record<Climate, readonly string[]> = {
  cold: ['los cerros', 'los cerros de la sabana', 'la montaña'],
  temperate: ['las montañas', 'las laderas verdes', 'el valle'],
  warm: ['la ciudad', 'los árboles del barrio', 'el valle'],
  coast: ['el mar', 'la bahía', 'la costa'],
};

export const moments: Record<Light, readonly string[]> = {
  golden: ['al atardecer', 'con el sol de la tarde', 'con luz dorada'],
  dusk: ['al anochecer', 'con las luces encendidas', 'a la hora azul'],
  day: ['a plena luz del día', 'en la mañana', 'con luz de día'],
};

/** What a shot looks at, when it is not the whole building. */
export const exteriorParts: Readonly<Record<string, readonly string[]>> = {
  entrance: ['la portería y el acceso peatonal', 'la entrada con jardineras', 'el acceso y el andén arborizado'],
  pool: ['la piscina y las zonas húmedas', 'la piscina con asoleadoras', 'la piscina y el jardín'],
  garden: ['los jardines y los senderos', 'el jardín interior'],
  terrace: ['la terraza comunal', 'la terraza con vista'],
  aerial: ['el conjunto visto desde el aire', 'la vista aérea del conjunto'],
  masterplan: ['el plan general visto desde el aire', 'la vista aérea con los lotes y las vías'],
  street: ['la calle y los antejardines', 'el frente sobre la calle'],
};

/** Materials and colours of a palette of interiors. */
export const paletteWords: Readonly<Record<string, readonly string[]>> = {
  nogal: ['madera de nogal', 'nogal y piedra clara', 'maderas oscuras'],
  lino: ['tonos de lino', 'lino y roble claro', 'blancos cálidos'],
  arcilla: ['tonos de arcilla', 'barro cocido y lino', 'terracota y madera'],
  salvia: ['verde salvia', 'verde salvia y madera clara', 'verdes suaves'],
  grafito: ['gris grafito', 'grafito y cuero', 'grises oscuros'],
  arena: ['tonos de arena', 'arena y fibras naturales', 'fibras claras'],
  coral: ['blanco con acentos coral', 'coral y agua marina', 'colores del Caribe'],
  bruma: ['gris bruma', 'azules y grises suaves', 'tonos de niebla'],
};

const plainWords = ['tonos neutros', 'materiales naturales', 'colores claros'];

/** "al mar", "a la bahía". */
function to(horizon: string): string {
  return `a ${horizon}`.replace(/^a el /, 'al ');
}

/** Sentences for a room: its palette in words, what is seen outside, the moment. */
export const roomSentences: Readonly<
  Record<string, readonly ((words: string, horizon: string, moment: string) => string)[]>
> = {
  living: [
    (words, horizon, moment) => `Sala en ${words} con vista ${to(horizon)} ${moment}`,
    (words, horizon, moment) => `Sala de estar con ventanal hacia ${horizon} ${moment}, en ${words}`,
    (words, _horizon, moment) => `Sala con tapete y mesa de centro en ${words}, ${moment}`,
  ],
  kitchen: [
    (words, _horizon, moment) => `Cocina integral en ${words} ${moment}`,
    (words, _horizon, moment) => `Cocina abierta con mesón de piedra y ${words}, ${moment}`,
    (words, horizon, moment) => `Cocina en ${words} con ventana hacia ${horizon} ${moment}`,
  ],
  bedroom: [
    (words, horizon, moment) => `Alcoba principal en ${words} con vista ${to(horizon)} ${moment}`,
    (words, _horizon, moment) => `Alcoba con cama doble y cortinas en ${words}, ${moment}`,
    (words, horizon, moment) => `Dormitorio en ${words}, con ventanal hacia ${horizon} ${moment}`,
  ],
  bath: [
    (words) => `Baño con lavamanos y espejo en ${words}`,
    (words) => `Baño principal con ducha y acabados en ${words}`,
    (words) => `Baño en ${words} con mesón de piedra`,
  ],
  balcony: [
    (_words, horizon, moment) => `Balcón con sillas y vista ${to(horizon)} ${moment}`,
    (_words, horizon, moment) => `Terraza del apartamento frente ${to(horizon)} ${moment}`,
    (_words, horizon, moment) => `Balcón amoblado que mira hacia ${horizon} ${moment}`,
  ],
  lobby: [
    (words) => `Lobby del edificio con recepción en ${words}`,
    (words, _horizon, moment) => `Vestíbulo de acceso en ${words}, ${moment}`,
    (words) => `Recepción con sala de espera en ${words}`,
  ],
};

/** What stands between the name of a building and the rest. */
export const texts = {
  floors: (floors: number) => `de ${floors} pisos`,
  amid: (subject: string, surrounding: string, moment: string) => `${subject} ${surrounding}, ${moment}`,
  part: (part: string, owner: string, moment: string) => `${part} ${owner} ${moment}`,
  outside: (subject: string, moment: string) => `${subject} ${moment}`,
  around: (room: string, words: string) => `Recorrido en 360 grados por ${room} en ${words}`,
  walk: (subject: string) => `Recorrido en video: ${subject}`,
  lookAround: (subject: string) => `Video que gira por el espacio: ${subject}`,
  city: (city: string, moment: string) => `Vista de ${city} ${moment}`,
  anyRoom: 'el apartamento',
  plainWords,
};

/** Rooms of panoramas. */
export const roomNames: Readonly<Record<string, string>> = {
  living: 'la sala',
  kitchen: 'la cocina',
  bedroom: 'la alcoba principal',
  bath: 'el baño',
  balcony: 'la terraza',
  lobby: 'el lobby',
};
