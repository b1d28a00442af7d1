/** Script of the HTML report: filters, copy buttons, and links that open a check. Without scripts the report is complete. */
export const SCRIPT = `
(() => {
  document.documentElement.classList.add('scripted');
  const findings = [...document.querySelectorAll('.finding')];
  const form = document.querySelector('.filters');
  const count = document.querySelector('.filters output');
  const none = document.querySelector('#none-shown');
  const show = () => {
    const { severity, operation, check, text } = Object.fromEntries(new FormData(form));
    const words = text.trim().toLowerCase();
    let shown = 0;
    for (const one of findings) {
      const fits = (severity === '' || one.dataset.severity === severity)
        && (operation === '' || one.dataset.operation === operation)
        && (check === '' || one.dataset.check === check)
        && (words === '' || one.textContent.toLowerCase().includes(words));
      one.hidden = !fits;
      if (fits) shown += 1;
    }
    for (const section of document.querySelectorAll('.operation')) section.hidden = section.querySelector('.finding:not([hidden])') === null;
    count.value = shown + ' of ' + findings.length + ' shown';
    none.hidden = shown > 0;
  };
  if (form !== null) {
    form.addEventListener('input', show);
    form.addEventListener('submit', (event) => event.preventDefault());
    show();
  }
  const copied = async (button) => {
    const text = button.parentElement.querySelector('pre').textContent;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      const area = document.createElement('textarea');
      area.value = text;
      document.body.append(area);
      area.select();
      document.execCommand('copy');
      area.remove();
      button.focus();
    }
    button.textContent = 'Copied';
    document.querySelector('#copy-status').textContent = 'Copied to the clipboard';
    setTimeout(() => { button.textContent = 'Copy curl'; }, 2000);
  };
  document.addEventListener('click', (event) => {
    const button = event.target.closest('.shell button');
    if (button !== null) void copied(button);
  });
  const open = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target !== null && target.tagName === 'DETAILS') target.open = true;
  };
  addEventListener('hashchange', open);
  open();
})();
`;
