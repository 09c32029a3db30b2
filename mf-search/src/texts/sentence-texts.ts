interface Figures {
  /** Percent of the income. */
  readonly share: number;
  /** Percent of the price that is lent, and of the price of social housing. */
  readonly lent: number;
  readonly socialLent: number;
  readonly years: number;
  /** Months of works in which the initial fee is paid. */
  readonly worksMonths: number;
  /** Percent a year. */
  readonly rate: number;
}

const percent = (value: number) => `${String(value).replace('.', ',')}\u00a0%`;

const loan = ({ share, lent, socialLent, years, rate }: Figures) =>
  `un crédito a ${years} años al ${percent(rate)} efectivo anual, con una cuota de hasta el ${percent(share)} de lo que ` +
  `ganas, que presta hasta el ${percent(lent)} del precio (${percent(socialLent)} si es VIS)`;

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
      `El precio máximo sale de tus ingresos: ${loan(figures)}, y una cuota inicial que le pagas a la constructora con la ` +
      `misma parte de tu ingreso en ${figures.worksMonths} meses de obra. Si ya tienes ahorros, dinos cuánto y subirá.`,
    savings: ({ lent, socialLent }: Figures) =>
      `El precio máximo sale de tus ahorros: cubren la cuota inicial, del ${percent(100 - lent)} del precio ` +
      `(${percent(100 - socialLent)} si es VIS). El resto es crédito: dinos también cuánto ganas y miramos si te lo prestan.`,
    both: (figures: Figures) =>
      `El precio máximo sale de tus ingresos y ahorros: ${loan(figures)}, y una cuota inicial con lo que tienes ahorrado ` +
      `más la misma parte de tu ingreso en ${figures.worksMonths} meses de obra.`,
  },
} as const;
