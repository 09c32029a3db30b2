/** Colours of one building and its light. */
export interface Palette {
  readonly wall: string;
  readonly wallDark: string;
  readonly accent: string;
  readonly frame: string;
  readonly slab: string;
}

export interface Light {
  readonly name: 'day' | 'golden' | 'dusk';
  readonly skyTop: string;
  readonly skyBottom: string;
  readonly hill: string;
  readonly glassTop: string;
  readonly glassBottom: string;
  /** How many windows are lit. */
  readonly lit: number;
  /** Darkness laid over everything. */
  readonly shade: string;
  readonly leaf: readonly [string, ...string[]];
  readonly ground: string;
}

export const palettes: readonly [Palette, ...Palette[]] = [
  { wall: '#E9E4DA', wallDark: '#CFC8BA', accent: '#A65B3F', frame: '#2D3531', slab: '#F7F4EE' },
  { wall: '#B8694A', wallDark: '#99533A', accent: '#E9E1D2', frame: '#2B2522', slab: '#EFE7DA' },
  { wall: '#DDE2DC', wallDark: '#BCC5BD', accent: '#3E5F50', frame: '#24302B', slab: '#F4F6F3' },
  { wall: '#C9B391', wallDark: '#AD9674', accent: '#F3EDE1', frame: '#3A3027', slab: '#EFE8DB' },
  { wall: '#F2EFE8', wallDark: '#D8D3C8', accent: '#8B6B4A', frame: '#38322C', slab: '#FFFFFF' },
  { wall: '#8E9A94', wallDark: '#727F79', accent: '#E4D6B8', frame: '#1F2724', slab: '#D9DEDA' },
  { wall: '#E7D3C0', wallDark: '#CDB69F', accent: '#5E7F73', frame: '#3B332C', slab: '#F7EDE2' },
  { wall: '#A94F3B', wallDark: '#8C3F2F', accent: '#D9CDBB', frame: '#241E1B', slab: '#E7DDCD' },
];

export const lights: Readonly<Record<Light['name'], Light>> = {
  day: {
    name: 'day',
    skyTop: '#A9CBD9',
    skyBottom: '#EEF4F1',
    hill: '#6E9182',
    glassTop: '#9FBAC2',
    glassBottom: '#5C7A82',
    lit: 0,
    shade: 'rgba(0,0,0,0)',
    leaf: ['#47724F', '#5B8A5C', '#3A6146', '#6F9A62'],
    ground: '#C9CFC4',
  },
  golden: {
    name: 'golden',
    skyTop: '#8FB0C2',
    skyBottom: '#F7DDB4',
    hill: '#7A8C74',
    glassTop: '#E6BF86',
    glassBottom: '#6E7B7A',
    lit: 0.12,
    shade: 'rgba(240,160,60,0.10)',
    leaf: ['#5A7440', '#75893F', '#49663C', '#8D9A4C'],
    ground: '#D3C7AE',
  },
  dusk: {
    name: 'dusk',
    skyTop: '#25344F',
    skyBottom: '#D79B7B',
    hill: '#3B4C55',
    glassTop: '#3E4E63',
    glassBottom: '#22303D',
    lit: 0.55,
    shade: 'rgba(24,32,58,0.34)',
    leaf: ['#2F4A3C', '#3A5643', '#274035', '#48634A'],
    ground: '#8D8A84',
  },
};
