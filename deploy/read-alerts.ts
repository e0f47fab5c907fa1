interface Sample {
  name: string;
  labels: string;
  value: number;
}

function samplesOf(text: string): Sample[] {
  return text.split('\n').flatMap((line) => {
    const [, name = '', labels = '', value = ''] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    return name === '' ? [] : [{ name, labels, value: Number(value) }];
  });
}

/** Of one metric, those whose labels are as `{a="x",b=~"y|z"}` says. */
function select(samples: readonly Sample[], name: string, matchers = ''): Sample[] {
  const wanted = [...matchers.matchAll(/(\w+)=~?"([\w|]*)"/g)].map(
    ([, label, values]) => new RegExp(`\\b${label}="(?:${values})"`),
  );
  return samples.filter(
    (sample) => sample.name === name && wanted.every((one) => one.test(sample.labels)),
  );
}

const SHAPES = {
  level: /^(max|min)\((\w+)(\{.*\})?\) ([<>]) ([\d.]+)$/,
  rise: /^(?:sum\(increase|max\(delta)\((\w+)(\{.*\})?\[\w+\]\)\) > ([\d.]+)$/,
  age: /^time\(\) - max\((\w+)(\{.*\})?\) > ([\d.]+)$/,
};

/**
 * Whether Prometheus would find the expression true, in the three shapes that deploy/alerts.yaml has. Like there, a
 * series that was not there before has not risen. Throws for another shape, and for a metric that nobody has.
 */
export function isFiring(expression: string, { before, now }: { before: string; now: string }) {
  const [earlier, samples] = [samplesOf(before), samplesOf(now)];
  const level = SHAPES.level.exec(expression);
  if (level) {
    const [, how, name = '', labels, sign, than] = level;
    const values = select(samples, name, labels).map(({ value }) => value);
    if (values.length === 0) throw new Error(`nobody has ${name}${labels ?? ''}`);
    const value = how === 'max' ? Math.max(...values) : Math.min(...values);
    return sign === '>' ? value > Number(than) : value < Number(than);
  }
  const rise = SHAPES.rise.exec(expression);
  if (rise) {
    const [, name = '', labels, than] = rise;
    const risen = select(samples, name, labels).map((sample) => {
      const known = select(earlier, name, labels).find((one) => one.labels === sample.labels);
      return known ? sample.value - known.value : 0;
    });
    if (risen.length === 0) throw new Error(`nobody has ${name}${labels ?? ''}`);
    return risen.reduce((sum, one) => sum + one, 0) > Number(than);
  }
  const [, name = '', labels, than] = SHAPES.age.exec(expression) ?? [];
  if (name === '') throw new Error(`this shape is not read here: ${expression}`);
  const values = select(samples, name, labels).map(({ value }) => value);
  if (values.length === 0) throw new Error(`nobody has ${name}${labels ?? ''}`);
  return Date.now() / 1000 - Math.max(...values) > Number(than);
}
