export type Hair = 'short' | 'bob' | 'long' | 'bun' | 'afro' | 'curls' | 'bald' | 'fringe' | 'braid' | 'wavy';

/** A drawn person: colours and what makes the face their own. */
export interface Person {
  readonly skin: string;
  readonly hairColour: string;
  readonly hair: Hair;
  readonly ground: string;
  readonly clothes: string;
  readonly extra?: 'glasses' | 'beard' | 'moustache' | 'earrings' | 'scarf';
}

const skins = ['#F2CDAE', '#E3B18A', '#C98F63', '#A9714A', '#7F5033', '#5B3826'] as const;
const hairs = {
  black: '#221B19',
  brown: '#4A2E20',
  chestnut: '#7A4A2B',
  grey: '#A7A6A0',
  white: '#E3E0D8',
  red: '#A4512C',
  fair: '#CFA35E',
} as const;
const [fair, light, tan, brown, dark, deep] = skins;

/** People of all parts of the country, for comments and agents. */
export const people: readonly Person[] = [
  { skin: light, hairColour: hairs.black, hair: 'long', ground: '#DCEDE4', clothes: '#0B5D43', extra: 'earrings' },
  { skin: tan, hairColour: hairs.black, hair: 'short', ground: '#F7E3B0', clothes: '#1F5FA8', extra: 'beard' },
  { skin: dark, hairColour: hairs.black, hair: 'afro', ground: '#F6D9CE', clothes: '#F5B81C', extra: 'earrings' },
  { skin: fair, hairColour: hairs.chestnut, hair: 'bob', ground: '#DFEBF8', clothes: '#B3372B' },
  { skin: brown, hairColour: hairs.grey, hair: 'short', ground: '#E4E2DA', clothes: '#43534B', extra: 'glasses' },
  { skin: deep, hairColour: hairs.black, hair: 'bald', ground: '#DDF1E4', clothes: '#6A3E9E', extra: 'beard' },
  { skin: tan, hairColour: hairs.brown, hair: 'bun', ground: '#EEE5F8', clothes: '#A65B3F' },
  { skin: light, hairColour: hairs.brown, hair: 'fringe', ground: '#FCEFCF', clothes: '#12201A', extra: 'glasses' },
  { skin: brown, hairColour: hairs.black, hair: 'braid', ground: '#DCEDE4', clothes: '#C8553D', extra: 'earrings' },
  { skin: fair, hairColour: hairs.white, hair: 'bob', ground: '#DCE7EE', clothes: '#5E7F73', extra: 'glasses' },
  { skin: dark, hairColour: hairs.black, hair: 'short', ground: '#FBE4E0', clothes: '#0F6E80' },
  { skin: light, hairColour: hairs.red, hair: 'wavy', ground: '#E4EEDC', clothes: '#1B3B6F' },
  { skin: tan, hairColour: hairs.grey, hair: 'bald', ground: '#EBDDC9', clothes: '#0B5D43', extra: 'moustache' },
  { skin: deep, hairColour: hairs.black, hair: 'braid', ground: '#F7E3B0', clothes: '#B3372B', extra: 'scarf' },
  { skin: brown, hairColour: hairs.brown, hair: 'curls', ground: '#DFEBF8', clothes: '#F2B632' },
  { skin: fair, hairColour: hairs.fair, hair: 'short', ground: '#DDF1E4', clothes: '#7A5000' },
  { skin: tan, hairColour: hairs.black, hair: 'bob', ground: '#F6D9CE', clothes: '#26324A', extra: 'glasses' },
  { skin: dark, hairColour: hairs.brown, hair: 'curls', ground: '#EEE5F8', clothes: '#2F7A4F', extra: 'beard' },
  { skin: light, hairColour: hairs.black, hair: 'bun', ground: '#E4E2DA', clothes: '#B3372B', extra: 'earrings' },
  { skin: brown, hairColour: hairs.black, hair: 'fringe', ground: '#FBE4E0', clothes: '#1F5FA8' },
  { skin: fair, hairColour: hairs.brown, hair: 'short', ground: '#F7E3B0', clothes: '#4B2E6F', extra: 'moustache' },
  { skin: deep, hairColour: hairs.black, hair: 'afro', ground: '#DCE7EE', clothes: '#A65B3F', extra: 'glasses' },
  { skin: tan, hairColour: hairs.chestnut, hair: 'wavy', ground: '#FCEFCF', clothes: '#0F6E80', extra: 'scarf' },
  { skin: light, hairColour: hairs.grey, hair: 'bun', ground: '#DCEDE4', clothes: '#6A3E9E', extra: 'glasses' },
];
