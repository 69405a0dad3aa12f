/** Green from 0 on, else red (specification, section 9). */
export function profitTone(netProfit: number): 'success' | 'error' {
  return netProfit >= 0 ? 'success' : 'error';
}
