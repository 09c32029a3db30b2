interface Figures {
  /** Percent of the income, and percent of the price that is lent. */
  readonly share: number;
  readonly lent: number;
  readonly years: number;
  /** Percent a year. */
  readonly rate: number;
}

const percent = (value: number) => `${String(value).replace('.', ',')}\u00a0%`;

const loan = ({ lent, years, rate }: Figures) =>
  `un crédito del ${percent(lent)} a ${years} años al ${percent(rate)} efectivo anual`;

const feminine = /^(oficina|empresa|universidad|casa|novia|mamá|mama|abuela|suegra)\b/i;

/** "Tu trabajo", "tus papás", "la casa de tus papás": as the portal says what a visitor called theirs. */
function ownPlace(name: string): string {
  const [first = ''] = name.split(' ');
  if (first === name) return `${first.endsWith('s') ? 'tus' : 'tu'} ${name}`;
  const told = name.replace(/\bmi(s?)\b/gi, 'tu$1');
  return `${feminine.test(name) ? 'la' : 'el'} ${told}`;
}

/** Chips of a sentence for what no filter of the panel shows, and what is said about the rest of it. */
export const sentenceTexts = {
  near: 'Cerca de ti',
  nearLandmark: (name: string) => `Cerca de ${name}`.replace('de el ', 'del '),
  ownPlace,
  unknownOwn:
    'No sabemos dónde queda ese lugar tuyo. Si tu navegador usa JavaScript, guárdalo en los filtros, en «A unos minutos ' +
    'de un lugar», y vuelve a buscar; si no, escribe un lugar conocido: «a 20 minutos de la estación Calle 100».',
  order: (name: string) => `Orden: ${name.toLowerCase()}`,
  income: (amount: string) => `Ganas ${amount} al mes`,
  savings: (amount: string) => `Tienes ${amount} ahorrados`,
  ranksOnly: (words: string) =>
    `«${words}» no es un filtro: lo usamos para ordenar y no quitamos nada. Primero van los que lo mencionan.`,
  ranksNot: (words: string) => `«${words}» no es un filtro, y con el orden que elegiste no cuenta.`,
  cannotRuleOut: (words: string) =>
    `No podemos descartar «${words}»: los proyectos no nos dicen ese dato. Confírmalo con la constructora.`,
  unoffered: {
    rent: 'Aquí no hay arriendos: todo es vivienda nueva en venta. Con una cuota parecida a un arriendo puedes comprar la tuya.',
    used: 'Aquí no hay vivienda usada: todo es nuevo y lo vende la constructora.',
    furnished: 'La vivienda nueva se entrega sin muebles; algunos proyectos ofrecen amoblarla aparte.',
    sell: 'Aquí solo venden las constructoras: no publicamos inmuebles de particulares.',
  },
  ways: {
    rent: 'Ver primero las cuotas más bajas',
    used: 'Ver lo que se entrega de inmediato',
    furnished: 'Ver lo que se entrega de inmediato',
  },
  reckoned: {
    income: (figures: Figures) =>
      `El precio máximo sale de tus ingresos: una cuota de hasta el ${percent(figures.share)} de ellos y ${loan(figures)}.`,
    savings: ({ lent }: Figures) =>
      `El precio máximo sale de tus ahorros: cubren la cuota inicial del ${percent(100 - lent)}.`,
    both: (figures: Figures) =>
      `El precio máximo sale de tus ingresos y ahorros: una cuota de hasta el ${percent(figures.share)} de lo que ganas, ` +
      `${loan(figures)} y la cuota inicial con lo ahorrado.`,
  },
} as const;
