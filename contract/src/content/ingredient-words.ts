/**
 * The text of an ingredient may hold two forms, 'λεμόνι | λεμόνια': for one, and for more. A text without the bar is
 * right for the amount that it was written for, and says nothing about others.
 */
export function formsOf(text: string): { one: string; many: string } | null {
  const [one = '', many = '', ...more] = text.split('|').map((form) => form.trim());
  return one && many && more.length === 0 ? { one, many } : null;
}
