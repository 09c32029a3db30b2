import { type ComponentProps, type ComponentType, createContext, useContext } from 'react';

export type AnchorProps = Omit<ComponentProps<'a'>, 'href'> & { readonly href: string };

const AnchorContext = createContext<ComponentType<AnchorProps> | 'a'>('a');

/** Says what every link of this folder renders: a remote gives the router's link, tests and the server's frame nothing. */
export const AnchorProvider = AnchorContext.Provider;

/** A link: plain `<a>` unless an `AnchorProvider` above says otherwise. */
export function Anchor(props: AnchorProps) {
  const Link = useContext(AnchorContext);
  return <Link {...props} />;
}
