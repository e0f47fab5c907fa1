/** Whether the field still holds what the server sent. */
export function isUntouched(field: unknown): boolean {
  if (field instanceof RadioNodeList) return [...field].every(isUntouched);
  if (field instanceof HTMLSelectElement) {
    const given = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
    return field.value === given?.value;
  }
  if (field instanceof HTMLTextAreaElement) return field.value === field.defaultValue;
  if (!(field instanceof HTMLInputElement)) return true;
  const isTick = field.type === 'radio' || field.type === 'checkbox';
  return isTick ? field.checked === field.defaultChecked : field.value === field.defaultValue;
}

/** On Back and Forward browsers fill forms in again, also those that were sent. */
function isFilledByBrowser(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward';
}

export function isTouched(form: HTMLFormElement): boolean {
  return !isFilledByBrowser() && ![...form.elements].every(isUntouched);
}

export function fillUntouched(form: HTMLFormElement, texts: object) {
  for (const [name, text] of Object.entries(texts)) {
    const field = form.elements.namedItem(name);
    if (field && 'value' in field && isUntouched(field)) field.value = text;
  }
}
