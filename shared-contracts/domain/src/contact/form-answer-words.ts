/** What forms ask beyond the person, by the names under which answers are kept. */
export const formAnswerLabels = {
  form: 'Formulario',
  fair: 'Feria',
  product: 'Producto',
  monthly_budget: 'Presupuesto al mes',
  investment_budget: 'Presupuesto de compra',
  interest_city: 'Ciudad que le interesa',
  interest_type: 'Tipo que le interesa',
  purchase_time: 'Cuándo piensa comprar',
  stand: 'Estand o banco',
  interes: 'Le interesa',
} as const;
