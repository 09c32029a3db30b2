import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import type { RemoteHost } from '@umbral/protocol/remote/remote-host.ts';
import type { Argument, Expression, TSType, TSTypeAnnotation } from 'oxc-parser';

type Presence<Handed> = {
  readonly [Name in keyof Handed]-?: Record<never, never> extends Pick<Handed, Name> ? 'optional' : 'needed';
};

/** What remotes must find there: whoever reads what is optional lives without it. The compiler holds it to the type. */
const ofContext: Presence<RemoteContext> = {
  environment: 'needed',
  call: 'needed',
  bus: 'needed',
  toast: 'needed',
  navigate: 'needed',
  speculate: 'optional',
  mountFragment: 'needed',
};

const ofHost: Presence<RemoteHost> = {
  context: 'needed',
  reportFailure: 'needed',
  ownerOf: 'needed',
  recover: 'needed',
  pageShown: 'needed',
  routerMounted: 'needed',
  busy: 'needed',
  reportFault: 'optional',
  retry: 'needed',
};

/** One thing that the shell makes and hands to remotes. */
export interface Handed {
  /** The module of the type stands for it in contracts. */
  readonly from: string;
  readonly type: string;
  readonly members: Readonly<Record<string, 'needed' | 'optional'>>;
  /** Whether an expression gives it, whatever a module calls it. */
  readonly isGiven: (value: Expression | Argument) => boolean;
}

const isHost = (value: Expression | Argument): boolean =>
  value.type === 'Identifier' ? value.name === 'host' : memberOf(value) === 'host';

/** What the shell makes and hands to remotes in the browser. */
export const handedOver: readonly Handed[] = [
  {
    from: '@umbral/protocol/remote/remote-context.ts',
    type: 'RemoteContext',
    members: ofContext,
    isGiven: (value) =>
      (value.type === 'MemberExpression' && memberOf(value) === 'context' && isHost(value.object)) ||
      (value.type === 'CallExpression' &&
        ((value.callee.type === 'Identifier' && value.callee.name === 'useRemote') ||
          (memberOf(value.callee) === 'get' &&
            value.arguments[0]?.type === 'Identifier' &&
            value.arguments[0].name === 'remoteContext'))),
  },
  { from: '@umbral/protocol/remote/remote-host.ts', type: 'RemoteHost', members: ofHost, isGiven: isHost },
];

/** The name of the member that an expression reads. */
export function memberOf(value: Expression | Argument): string | undefined {
  if (value.type === 'ChainExpression') return memberOf(value.expression);
  return value.type === 'MemberExpression' && !value.computed && value.property.type === 'Identifier'
    ? value.property.name
    : undefined;
}

/** Whether an annotation is that type by its name. */
export function isOfType(annotation: TSTypeAnnotation | null | undefined, name: string): boolean {
  return isType(annotation?.typeAnnotation, name);
}

/** Whether a type is that one by its name. */
export function isType(type: TSType | undefined, name: string): boolean {
  return type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === name;
}
