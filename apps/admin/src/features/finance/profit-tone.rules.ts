/** Green for 0 or more, otherwise red (specification, section 9). */
export function profitTone(netProfit: number): 'success' | 'error' {
  return netProfit >= 0 ? 'success' : 'error';
}
