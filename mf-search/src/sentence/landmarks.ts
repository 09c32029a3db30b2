/** A place that people want to live near, where everybody knows it to be; `landmark-texts.ts` has its name. */
export interface Landmark {
  readonly key: string;
  readonly lat: number;
  readonly lng: number;
  /** Slug of its city: of two of one name the one in the city that is asked for is meant. */
  readonly city: string;
  /** What it is called, without accents and small words. */
  readonly called: string;
  /** What it is called only where "cerca", "por" or the like stands before: "los andes" alone is anything. */
  readonly calledNear?: string;
}

/** How far from a landmark homes are near it, kilometres. */
export const landmarkKm = 2;

type Row = readonly [key: string, lat: number, lng: number, city: string, called: string, calledNear?: string];

const rows: readonly Row[] = [
  ['universidad-nacional', 4.6365, -74.083, 'bogota', 'universidad nacional|unal', 'nacional'],
  ['universidad-javeriana', 4.6287, -74.0647, 'bogota', 'universidad javeriana|javeriana'],
  ['universidad-de-los-andes', 4.6015, -74.0661, 'bogota', 'universidad andes', 'andes'],
  ['universidad-del-rosario', 4.6005, -74.0729, 'bogota', 'universidad rosario'],
  ['universidad-externado', 4.5955, -74.0684, 'bogota', 'universidad externado', 'externado'],
  ['universidad-distrital', 4.6281, -74.0657, 'bogota', 'universidad distrital'],
  ['universidad-de-antioquia', 6.2671, -75.5685, 'medellin', 'universidad antioquia|udea'],
  ['universidad-eafit', 6.2006, -75.5784, 'medellin', 'universidad eafit|eafit'],
  [
    'universidad-bolivariana',
    6.242,
    -75.5896,
    'medellin',
    'universidad bolivariana|upb|universidad pontificia bolivariana',
    'bolivariana',
  ],
  ['universidad-icesi', 3.3417, -76.5302, 'cali', 'universidad icesi|icesi'],
  ['universidad-del-valle', 3.3752, -76.5334, 'cali', 'universidad valle|univalle'],
  ['universidad-del-norte', 11.0193, -74.8505, 'barranquilla', 'universidad norte|uninorte'],
  [
    'universidad-industrial',
    7.1401,
    -73.1206,
    'bucaramanga',
    'universidad industrial|uis|universidad industrial santander',
  ],
  ['universidad-tecnologica-de-pereira', 4.7943, -75.6887, 'pereira', 'universidad tecnologica pereira|utp'],
  ['centro-comercial-andino', 4.6668, -74.0531, 'bogota', 'centro comercial andino|andino'],
  ['unicentro-bogota', 4.7019, -74.0418, 'bogota', 'unicentro|centro comercial unicentro'],
  ['unicentro-cali', 3.3736, -76.5392, 'cali', 'unicentro|centro comercial unicentro'],
  ['unicentro-medellin', 6.2411, -75.5868, 'medellin', 'unicentro|centro comercial unicentro'],
  ['santafe-bogota', 4.7624, -74.0461, 'bogota', 'centro comercial santafe'],
  ['santafe-medellin', 6.1966, -75.5741, 'medellin', 'centro comercial santafe'],
  ['gran-estacion', 4.6475, -74.1018, 'bogota', 'gran estacion|centro comercial gran estacion'],
  ['titan-plaza', 4.6949, -74.0864, 'bogota', 'titan plaza|titan'],
  ['viva-envigado', 6.176, -75.5916, 'envigado', 'viva envigado'],
  ['jardin-plaza', 3.3686, -76.5273, 'cali', 'jardin plaza'],
  ['buenavista-barranquilla', 11.0138, -74.8279, 'barranquilla', 'centro comercial buenavista'],
  ['parque-simon-bolivar', 4.6581, -74.0939, 'bogota', 'parque simon bolivar'],
  ['parque-de-la-93', 4.6766, -74.0483, 'bogota', 'parque 93'],
  ['parque-virrey', 4.6736, -74.0553, 'bogota', 'parque virrey'],
  ['parque-lleras', 6.2091, -75.5678, 'medellin', 'parque lleras'],
  ['parque-del-perro', 3.4332, -76.5432, 'cali', 'parque perro'],
  ['aeropuerto-el-dorado', 4.7016, -74.1469, 'bogota', 'aeropuerto dorado', 'dorado'],
  ['aeropuerto-jose-maria-cordova', 6.1645, -75.4231, 'rionegro', 'aeropuerto jose maria cordova'],
  ['portal-norte', 4.7546, -74.0461, 'bogota', 'portal norte'],
  ['portal-80', 4.7094, -74.1107, 'bogota', 'portal 80'],
  ['portal-suba', 4.7467, -74.0942, 'bogota', 'portal suba'],
  ['portal-americas', 4.6291, -74.1726, 'bogota', 'portal americas'],
  ['portal-sur', 4.5977, -74.1692, 'bogota', 'portal sur'],
  ['estacion-poblado', 6.2127, -75.5779, 'medellin', 'estacion poblado'],
  ['estacion-estadio', 6.2534, -75.5884, 'medellin', 'estacion estadio'],
  ['estacion-san-antonio', 6.2472, -75.5697, 'medellin', 'estacion san antonio'],
  ['estacion-itagui', 6.163, -75.6056, 'itagui', 'estacion itagui'],
  ['estacion-envigado', 6.1747, -75.597, 'envigado', 'estacion envigado'],
  ['estacion-sabaneta', 6.1572, -75.6166, 'sabaneta', 'estacion sabaneta'],
  ['estacion-universidades', 3.3688, -76.5316, 'cali', 'estacion universidade|estacion universidad'],
  ['terminal-salitre', 4.6553, -74.1157, 'bogota', 'terminal salitre|terminal transporte'],
  ['clinica-shaio', 4.7008, -74.0737, 'bogota', 'clinica shaio|shaio'],
  ['fundacion-santa-fe', 4.6953, -74.0335, 'bogota', 'fundacion santa fe|clinica santa fe'],
  ['hospital-pablo-tobon', 6.2776, -75.5806, 'medellin', 'hospital pablo tobon|hospital pablo tobon uribe|pablo tobon'],
  ['valle-del-lili', 3.3726, -76.5262, 'cali', 'fundacion valle lili|clinica valle lili'],
];

/** The landmarks, most of them in the cities where most homes are on offer. */
export const landmarks: readonly Landmark[] = rows.map(([key, lat, lng, city, called, calledNear]) => ({
  key,
  lat,
  lng,
  city,
  called,
  ...(calledNear === undefined ? {} : { calledNear }),
}));
