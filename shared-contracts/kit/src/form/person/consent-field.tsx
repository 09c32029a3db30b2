import { routes } from '@umbral/domain/routes/table.ts';
import type { ReactNode } from 'react';
import { Anchor } from '../../actions/anchor.tsx';
import { CheckboxField } from '../../fields/checkbox-field.tsx';

interface ConsentFieldProps {
  readonly name: string;
  /** The sentence up to the name of the policy. */
  readonly sentence: ReactNode;
  /** Name of the policy, which the sentence ends in. */
  readonly policy: string;
  readonly required?: boolean;
  readonly error?: string;
}

/** The consent that law 1581 of 2012 asks for, with its policy one click away; never ticked beforehand [B102]. */
export function ConsentField({ sentence, policy, ...box }: ConsentFieldProps) {
  return (
    <CheckboxField
      value="S"
      {...box}
      label={
        <>
          {sentence} <PolicyLink href={routes.habeasData.href()}>{policy}</PolicyLink>
          {'.'}
        </>
      }
    />
  );
}

/** A legal text, which opens beside the form: what was typed stays. */
export function PolicyLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <Anchor href={href} target="_blank" rel="noopener">
      {children}
    </Anchor>
  );
}
