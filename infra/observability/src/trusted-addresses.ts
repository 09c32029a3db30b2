import { BlockList, isIP } from 'node:net';

/** Whether an address belongs to a program of ours. */
export type Trust = (address: string | undefined) => boolean;

const named: Readonly<Record<string, readonly string[]>> = { loopback: ['127.0.0.0/8', '::1/128'] };

/**
 * Reads a list such as `loopback, 10.0.0.0/8, 192.168.3.4`. Throws one sentence for a word that is no address.
 * IPv4 addresses are also known in their IPv6 form.
 */
export function parseTrust(list: string): Trust {
  const trusted = new BlockList();
  const words = list.split(',').map((word) => word.trim());
  for (const word of words.filter((word) => word !== ''))
    for (const range of named[word] ?? [word]) add(trusted, range);
  return (address) => {
    const plain = address?.replace(/^::ffff:(?=\d+\.)/, '') ?? '';
    const family = isIP(plain);
    return family !== 0 && trusted.check(plain, family === 4 ? 'ipv4' : 'ipv6');
  };
}

function add(trusted: BlockList, range: string): void {
  const [address = '', bits] = range.split('/');
  const family = isIP(address);
  const widest = family === 4 ? 32 : 128;
  const prefix = bits === undefined ? widest : Number(bits);
  if (family === 0 || !Number.isInteger(prefix) || prefix < 0 || prefix > widest) {
    throw new Error(`"${range}" is neither an address nor a range such as 10.0.0.0/8.`);
  }
  trusted.addSubnet(address, prefix, family === 4 ? 'ipv4' : 'ipv6');
}
