import { describe, expect, it } from '@jest/globals';
import { textTemplate } from './text-template.js';

describe('the template of the plain text', () => {
  it('has neither head, styles nor comments', () => {
    const template =
      '<html><head><style>p{}</style></head><body style="margin:0"><!--[if mso]><br><![endif]--><p class="a" style="x:y">{{name}}</p></body></html>';
    expect(textTemplate(template)).toBe('<body><p>{{name}}</p></body></html>');
  });

  it('has only classes on which the text depends', () => {
    const template = '<td class="rule wide"><p class="soft" lang="en">write class="soft"</p></td>';
    expect(textTemplate(template)).toBe('<td class="rule wide"><p>write class="soft"</p></td>');
  });

  it('is a valid template if head, styles and comments have conditions', () => {
    const template =
      '{{#if a}}<body>{{/if}}<p style="{{#if a}}x{{/if}}"><!-- {{#if a}} -->b<!-- {{/if}} --></p>';
    expect(textTemplate(template)).toBe(template);
  });

  it.each([
    ['an HTML comment begins in one', '<p>{{!-- <!-- a --}}b--> {{name}}</p>'],
    ['a body is named in one', '{{! no <body> here }}<p>{{name}}</p>'],
  ])('is the whole template where it has comments of its own, and %s', (_what, template) => {
    expect(textTemplate(template)).toBe(template);
  });

  it('contains text outside of tags that looks like a style', () => {
    const template = '<p>write style="x" and &lt;!-- --&gt;</p>';
    expect(textTemplate(template)).toBe(template);
  });
});
