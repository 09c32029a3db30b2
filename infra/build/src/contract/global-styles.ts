import type { AppName } from '@umbral/protocol/release/artifact.ts';
import { type AnyNode, type AtRule, parse, type Rule } from 'postcss';

const namedAtRules = new Set(['font-face', 'keyframes', 'property', 'counter-style', 'font-palette-values']);

/** By what an application is known in its stylesheets: its name, and the short names of its classes. */
export interface StyleOwner {
  readonly app: AppName;
  readonly names: Pick<ReadonlySet<string>, 'has'>;
}

/** Selectors and named at-rules of a built stylesheet that reach beyond the class names of their application. */
export function readGlobalStyles({ app, names }: StyleOwner, css: string): string[] {
  const own = new RegExp(`\\.${app}-[\\w-]+`);
  const found = new Set<string>();
  const sheet = parse(
    css.replace(/\.([A-Za-z][\w-]*)/g, (text, name: string) => (names.has(name) ? `.${app}-${name}` : text)),
  );
  sheet.walkRules((rule) => {
    if (isFrame(rule)) return;
    const isNested = hasOwnParent(rule, own);
    for (const selector of rule.selectors)
      if (!isOwn(isNested ? below(`.${app}-nested`, selector) : selector, own)) found.add(selector);
  });
  sheet.walkAtRules((rule) => {
    const name = nameOf(rule);
    if (name !== undefined && !name.includes(`${app}-`)) found.add(name);
  });
  return [...found].sort();
}

/**
 * What stands in `:has()` and `:not()` does not bind the selector to what is ours, and what stands beside what is ours may
 * be somebody else's.
 */
function isOwn(selector: string, own: RegExp): boolean {
  const binding = selector.replace(/:(has|not)\((?:[^()]|\([^()]*\))*\)/g, '');
  const last = [...binding.matchAll(new RegExp(own, 'g'))].at(-1);
  if (!last) return false;
  const after = binding.slice(last.index + last[0].length).replace(/\[[^\]]*\]|\([^()]*\)/g, '');
  return !/^[^\s>+~]*\s*[+~]/.test(after);
}

/** A nested selector with its parent written out. */
function below(parent: string, selector: string): string {
  return selector.includes('&') ? selector.replaceAll('&', parent) : `${parent} ${selector}`;
}

/** Steps of keyframes are no selectors. */
function isFrame(rule: Rule): boolean {
  return rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes');
}

function hasOwnParent(rule: Rule, own: RegExp): boolean {
  for (let above: AnyNode['parent'] = rule.parent; above; above = above.parent) {
    if (above.type === 'rule' && (above as Rule).selectors.every((selector) => isOwn(selector, own))) return true;
  }
  return false;
}

function nameOf({ name, params, nodes = [] }: AtRule): string | undefined {
  if (!namedAtRules.has(name)) return undefined;
  if (name !== 'font-face') return `@${name} ${params}`;
  const family = nodes.find((node) => node.type === 'decl' && node.prop === 'font-family');
  return `@font-face ${family?.type === 'decl' ? family.value : ''}`;
}
