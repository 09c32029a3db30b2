/** The light of an illustration: every colour that its parts may use. */
export interface Mood {
  readonly sky: readonly [top: string, bottom: string];
  readonly sun: string;
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly ground: string;
  /** Sunlit and shaded walls, and one of another colour. */
  readonly wall: string;
  readonly shade: string;
  readonly accent: string;
  readonly roof: string;
  readonly glass: string;
  /** Windows with somebody at home. */
  readonly lit: string;
  readonly leaf: string;
  readonly leafDark: string;
  readonly paper: string;
  readonly ink: string;
}

const base = { paper: '#FBFAF4', ink: '#12201A' } as const;

export const moods = {
  morning: {
    ...base,
    sky: ['#CFE4DC', '#FBF4E2'],
    sun: '#F9E3A4',
    far: '#BCD6CA',
    mid: '#88B3A0',
    near: '#4F846C',
    ground: '#CBDCBF',
    wall: '#FBF6EA',
    shade: '#D8CFBB',
    accent: '#C66A4A',
    roof: '#B4583B',
    glass: '#8DB5BF',
    lit: '#F8DC96',
    leaf: '#3F7F5F',
    leafDark: '#2A5C46',
  },
  golden: {
    ...base,
    sky: ['#F0A873', '#FCE8C3'],
    sun: '#FFF4D2',
    far: '#E0A684',
    mid: '#AF7769',
    near: '#674F58',
    ground: '#D3AC78',
    wall: '#FDECD0',
    shade: '#D6A37F',
    accent: '#A8402E',
    roof: '#8E3A2C',
    glass: '#86707C',
    lit: '#FFE3A0',
    leaf: '#5F7444',
    leafDark: '#414F37',
  },
  dusk: {
    ...base,
    sky: ['#2C3C66', '#E99A7B'],
    sun: '#FFDCA6',
    far: '#8A6685',
    mid: '#564E73',
    near: '#2E3253',
    ground: '#3B3C61',
    wall: '#8983AB',
    shade: '#514E7C',
    accent: '#D9785F',
    roof: '#3A365F',
    glass: '#3B4370',
    lit: '#FFD583',
    leaf: '#34565A',
    leafDark: '#233B42',
  },
  monte: {
    ...base,
    sky: ['#0B5D43', '#3E9974'],
    sun: '#F7DF9A',
    far: '#277A5C',
    mid: '#0E533E',
    near: '#083B2C',
    ground: '#11493A',
    wall: '#F5F1E1',
    shade: '#BFCBB4',
    accent: '#E8A06F',
    roof: '#C1694A',
    glass: '#6FA894',
    lit: '#FBE0A0',
    leaf: '#63B08A',
    leafDark: '#2F7F5D',
  },
  rose: {
    ...base,
    sky: ['#F3C7B8', '#FDF1E4'],
    sun: '#F29A7A',
    far: '#E8B9AC',
    mid: '#CB8C84',
    near: '#935D67',
    ground: '#EDD0BC',
    wall: '#FFF7EC',
    shade: '#E5C4AF',
    accent: '#0B5D43',
    roof: '#A7503F',
    glass: '#95B1BA',
    lit: '#FBE3AF',
    leaf: '#52866B',
    leafDark: '#386350',
  },
  noon: {
    ...base,
    sky: ['#86C5DA', '#E6F5EF'],
    sun: '#FFF8DF',
    far: '#A3CDC9',
    mid: '#63A597',
    near: '#2F7366',
    ground: '#C3DBAC',
    wall: '#FFFFFF',
    shade: '#CFDADF',
    accent: '#E0743F',
    roof: '#C45A37',
    glass: '#5C9DB4',
    lit: '#FFE9AE',
    leaf: '#3E8F5E',
    leafDark: '#276847',
  },
  night: {
    ...base,
    sky: ['#0D1A2D', '#2B4F78'],
    sun: '#F4EDD4',
    far: '#254467',
    mid: '#1B3250',
    near: '#102035',
    ground: '#152941',
    wall: '#48648A',
    shade: '#2B4466',
    accent: '#C8765C',
    roof: '#1C2F4C',
    glass: '#1E3353',
    lit: '#FFD06E',
    leaf: '#275455',
    leafDark: '#183A3D',
  },
  rain: {
    ...base,
    sky: ['#AFC0C0', '#E7EBE4'],
    sun: '#F4F2E6',
    far: '#A9BDB8',
    mid: '#7F9B95',
    near: '#50706B',
    ground: '#AFBFB3',
    wall: '#F6F2E8',
    shade: '#CACABF',
    accent: '#C8553D',
    roof: '#8F4A3A',
    glass: '#7A98A2',
    lit: '#F6DA9A',
    leaf: '#527F67',
    leafDark: '#395D4D',
  },
} as const satisfies Record<string, Mood>;

export const guayacan = { light: '#FFD666', full: '#F5B81C', deep: '#D99A0A' } as const;
export const size = { width: 1280, height: 720 } as const;
