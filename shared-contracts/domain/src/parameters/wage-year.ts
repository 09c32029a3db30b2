/** The last year whose minimum wage is known, apart from the table of them: a page that only names it loads no table. */
export const lastWageYear = 2026;
