import { isObject, members, resolve } from './contract-tree';
import type { Json, JsonObject, OperationNode } from './contract-tree';
import { anchor, html, inline, nothing, markdown, table } from './html';
import type { Html } from './html';
import { renderConstraints, schemaTable, renderType } from './schema';

/** Renders an operation with its parameters, its request body and its responses; an event of a webhook with its payload. */
export function operationSection(document: JsonObject, operation: OperationNode): Html {
  const { kind, name, method, node } = operation;
  const id = text(node['operationId']);
  const verb = kind === 'webhook' ? 'event' : method;
  const responses =
    kind === 'webhook'
      ? nothing
      : html`<h4>Answers</h4>
          ${responseItems(document, operation)}`;
  return html`<section class="operation" id="${anchor('operation', id)}">
    <h3><a href="#${anchor('operation', id)}">${text(node['summary'])}</a></h3>
    <p class="line"><span class="verb ${verb}">${verb.toUpperCase()}</span> <code class="path">${name}</code></p>
    <p class="badges">
      <code>${id}</code> <span class="badge ${text(node['x-source'])}">${text(node['x-source'])}</span>
      <span class="badge">${authorization(operation)}</span>${channel(node)}
    </p>
    ${markdown(text(node['description']))} ${parameterTable(document, operation.parameters)} ${requestBody(document, operation)}
    ${responses}
  </section>`;
}

/** Renders the headers and the body of a response. @param response without a reference: the caller resolves it */
export function responseBody(document: JsonObject, response: JsonObject): Html {
  const lines = members(response['headers']).map(([name, node]) => {
    const description = isObject(node) ? text(resolve(document, node)['description']) : '';
    return html`<li><code>${name}</code> ${inline(description)}</li>`;
  });
  return html`${
    lines.length === 0
      ? nothing
      : html`<ul class="headers">
          ${lines}
        </ul>`
  }${mediaBlocks(document, response)}`;
}

function responseItems(document: JsonObject, operation: OperationNode): Html[] {
  return members(operation.node['responses']).map(([status, node]) => {
    if (!isObject(node)) return nothing;
    const response = resolve(document, node);
    const summary = html`<span class="status s${status.charAt(0)}">${status}</span> ${inline(text(response['description']))}`;
    if ('$ref' in node) {
      const shared = text(node['$ref']).split('/').at(-1) ?? '';
      return html`<p class="answer">${summary} <a href="#${anchor('answer', shared)}">${shared}</a></p>`;
    }
    if (!('content' in response)) return html`<p class="answer">${summary} No body.</p>`;
    return html`<details class="answer" ${status.startsWith('2') ? html` open` : nothing}>
      <summary>${summary}</summary>
      ${responseBody(document, response)}
    </details>`;
  });
}

function requestBody(document: JsonObject, operation: OperationNode): Html {
  const node = operation.node['requestBody'];
  if (!isObject(node)) return nothing;
  const body = resolve(document, node);
  const title = operation.kind === 'webhook' ? 'Payload' : 'Request body';
  return html`<h4>${title}</h4>
    ${markdown(text(body['description']))}${mediaBlocks(document, body)}`;
}

const mediaBlocks = (document: JsonObject, { content }: JsonObject): Html[] =>
  members(content).map(([type, media]) => (isObject(media) ? mediaBlock(document, type, media) : nothing));

function mediaBlock(document: JsonObject, type: string, media: JsonObject): Html {
  const schema = isObject(media['schema']) ? media['schema'] : undefined;
  const examples = members(media['examples']).map(([name, example]) => {
    if (!isObject(example)) return nothing;
    return html`<details class="example">
      <summary>Example: ${text(example['summary']) || name}</summary>
      <pre>${JSON.stringify(example['value'], null, 2)}</pre>
    </details>`;
  });
  return html`<p class="type"><code>${type}</code> ${schema === undefined ? nothing : renderType(schema)}</p>
    ${schema === undefined ? nothing : schemaTable(document, resolve(document, schema))} ${examples}`;
}

function parameterTable(document: JsonObject, parameters: JsonObject[]): Html {
  if (parameters.length === 0) return nothing;
  const rows = parameters.map((node) => {
    const schema = isObject(node['schema']) ? node['schema'] : {};
    const optional = node['required'] === true ? nothing : html` <span class="optional">optional</span>`;
    return html`<tr>
      <th scope="row"><code>${text(node['name'])}</code>${optional}</th>
      <td>${text(node['in'])}</td>
      <td>${renderType(schema)}</td>
      <td>${inline(text(node['description']))} ${renderConstraints(resolve(document, schema))}</td>
    </tr>`;
  });
  return html`<h4>Parameters</h4>
    ${table(['Name', 'In', 'Type', 'Meaning'], rows)}`;
}

function authorization({ kind, name, node }: OperationNode): string {
  if (kind === 'webhook') return text(node['x-channel']).startsWith('private-') ? 'private channel' : 'public channel';
  const { security } = node;
  if (!Array.isArray(security)) return `${name}: not said`;
  return security.length === 0 ? 'no token' : 'bearer token';
}

function channel(node: JsonObject): Html {
  const name = text(node['x-channel']);
  return name === '' ? nothing : html` <code>${name}</code>`;
}

/** Returns a value that is a string; '' for any other. */
export function text(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}
