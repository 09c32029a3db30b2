/** What is said of an amount in an address that is none. */
export const amountTexts = { notAnAmount: 'Escribe el valor con números, por ejemplo 300.000.000' } as const;
