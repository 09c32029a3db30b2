/** What is said where an administrator chooses for whom to act. */
export const builderChoiceTexts = {
  label: 'Actuar por una constructora',
  builder: 'Constructora',
  none: 'Las tuyas',
  act: 'Actuar por ella',
  choose: 'Elige una constructora',
  chooseHint: 'Verás sus proyectos y podrás actuar en su nombre.',
} as const;
