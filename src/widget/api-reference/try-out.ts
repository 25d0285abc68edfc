import { buildRequest, curlOf, type Operation, type Parameter, readOperations } from './operations.ts';

/** Adds a field for the API key, and to each operation a form that sends its request. */
export function addTryOut(main: HTMLElement): void {
  const key = createInput('API key');
  key.type = 'password';
  key.autocomplete = 'off';
  main.querySelector('header')?.append(createKeyForm(key));
  let operations: Promise<ReadonlyMap<string, Operation>> | undefined;
  for (const article of main.querySelectorAll('article[data-try]')) {
    const details = document.createElement('details');
    const failure = textOf('p', '');
    failure.setAttribute('role', 'status');
    details.append(textOf('summary', 'Try it'), failure);
    article.append(details);
    details.addEventListener('toggle', async function fill() {
      if (!details.open || details.querySelector('form')) return;
      failure.textContent = '';
      try {
        operations ??= loadOperations();
        const operation = (await operations).get(article.id);
        if (operation && !details.querySelector('form')) failure.replaceWith(createForm(operation, key));
      } catch {
        // Opening it again tries again.
        operations = undefined;
        failure.textContent = 'The description of the API could not be loaded. Close “Try it” and open it again.';
      }
    });
  }
}

async function loadOperations(): Promise<ReadonlyMap<string, Operation>> {
  const response = await fetch('/v1/openapi.json');
  if (!response.ok) throw new Error(`/v1/openapi.json responded with the status ${response.status}.`);
  return readOperations(await response.json());
}

/** Creates a separate form for the key, as password managers and browsers expect. It sends nothing. */
function createKeyForm(key: HTMLInputElement): HTMLFormElement {
  const form = document.createElement('form');
  form.append(labelOf('API key, to try requests on this page. It is kept in this field only.', key));
  form.addEventListener('submit', (event) => event.preventDefault());
  return form;
}

/** Creates the form of one operation: its parameters, its body, the same request for a terminal, and the response. */
function createForm(operation: Operation, key: HTMLInputElement): HTMLFormElement {
  const form = document.createElement('form');
  const inputs = operation.parameters.map((parameter) => ({ parameter, input: inputOf(parameter) }));
  const body = operation.body === undefined ? undefined : createBody(operation.body);
  const [curl, response] = [textOf('pre', ''), textOf('pre', '')];
  const [send, status] = [textOf('button', 'Send request'), textOf('p', '')];
  status.setAttribute('role', 'status');
  response.hidden = true;
  // A scrollable area must be reachable by keyboard.
  for (const scrolling of [curl, response]) scrolling.tabIndex = 0;
  if (operation.method !== 'GET') form.append(textOf('p', 'This request changes data of your account.'));
  form.append(...inputs.map(({ parameter, input }) => labelOf(titleOf(parameter), input)));
  if (body) form.append(labelOf('Body', body));
  form.append(send, textOf('h4', 'In a terminal'), curl, status, response);

  const request = () => {
    const values = Object.fromEntries(inputs.map(({ parameter, input }) => [parameter.name, input.value]));
    return buildRequest(operation, { key: key.value, values, ...(body && { body: body.value }) });
  };
  const write = () => {
    curl.textContent = curlOf(request(), location.origin);
  };
  write();
  form.addEventListener('input', write);
  form.addEventListener('submit', async function submit(event) {
    event.preventDefault();
    if (key.value === '') {
      status.textContent = 'Enter an API key at the top of this page first.';
      key.focus();
      return;
    }
    status.textContent = 'Sending…';
    response.hidden = true;
    const { url, ...init } = request();
    const result = await fetch(url, { ...init, cache: 'no-store' }).then(describe, describeFailure);
    status.textContent = result.status;
    response.textContent = result.body;
    response.hidden = result.body === '';
  });
  return form;
}

async function describe(response: Response): Promise<{ status: string; body: string }> {
  const limit = response.headers.get('RateLimit');
  const status = `${response.status} ${response.statusText}${limit ? ` · RateLimit: ${limit}` : ''}`;
  const text = await response.text();
  try {
    return { status, body: JSON.stringify(JSON.parse(text), null, 2) };
  } catch {
    return { status, body: text };
  }
}

function describeFailure(): { status: string; body: string } {
  return { status: 'The server could not be reached. Check your connection and try again.', body: '' };
}

function inputOf({ name, required = false }: Parameter): HTMLInputElement {
  const input = createInput(name);
  input.required = required;
  return input;
}

function titleOf({ name, in: place, required }: Parameter): string {
  return `${name} (${place}${required ? '' : ', optional'})`;
}

function createInput(name: string): HTMLInputElement {
  const input = document.createElement('input');
  input.name = name;
  input.autocomplete = 'off';
  return input;
}

function createBody(example: unknown): HTMLTextAreaElement {
  const body = document.createElement('textarea');
  body.value = JSON.stringify(example, null, 2);
  body.rows = Math.min(body.value.split('\n').length, 16);
  body.spellcheck = false;
  return body;
}

function labelOf(text: string, control: HTMLElement): HTMLLabelElement {
  const label = document.createElement('label');
  label.append(textOf('span', text), control);
  return label;
}

function textOf<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
