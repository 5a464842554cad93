// What we change in the driver `postgres` 3.4.9, and why: docs/decisions/0020. Each change is a text that stands once in
// each of the files, and what takes its place; the sums say which bytes we started from, which we end with,
// and which an earlier list ended with.

export const postgresPatch = {
  name: 'postgres',
  version: '3.4.9',
  files: [
    {
      sums: {
        'src/connection.js': [
          'ee3a218d9aa6a6f2887c1a19da50009335fe84c11a5431d5cab72d6bc528632f',
          'e97ddd2e07f9bb3372fd112e060630618810ea3b5cec94ecc46f5a17fe9fc0e5',
          '2c4fcba3beea0b1bea2246ce89acfe04f0981719f4ff2eaca260f1c13fa48d5a',
          'a31a11f37e0fd6e8a9ea04c2fccdfe43edc489b660d148e669371b2cd47224bf',
        ],
        'cjs/src/connection.js': [
          'ce6d375809baad79963ef9b3773e6ac757bcf6da2362d4d85482bb14c2c751be',
          '77c4350f1bfe77ea75c4a4f9f97e4789857e6cf4446f3095ac66330e54bdc3c3',
          '8b9c6a16adce89de684c8d66204d2b181c4948bfa374d3d23f625d7b520e5e6e',
          '5355179e2d285d56d205b6f71776e2bb4b088a8f97178620d8a0237805291b71',
        ],
      },
      changes: [
        {
          why: 'A connection counts its lives, so that a transaction can tell that its own has ended.',
          text: '    count: 0,\n    id\n  }',
          becomes: '    count: 0,\n    life: 0,\n    id\n  }',
        },
        {
          why: 'A statement that cannot be written down (a value that is undefined, a day that is none) joins no line: it fails by itself, where it used to fail the one being answered and leave the rest of the line waiting.',
          text: '    try {\n      q.state = backend\n      query\n        ? sent.push(q)\n        : (query = q, query.active = true)\n\n      build(q)\n      return write(toBuffer(q))\n',
          becomes:
            '    let bytes\n    try {\n      q.state = backend\n      build(q)\n      bytes = toBuffer(q)\n    } catch (error) {\n      if (query) {\n        queryError(q, error)\n        return true\n      }\n      query = q\n      write(Sync)\n      errored(error)\n      return true\n    }\n\n    try {\n      query\n        ? sent.push(q)\n        : (query = q, query.active = true)\n\n      return write(bytes)\n',
        },
        {
          why: 'A write that was put off until after the connection closed has nowhere to go: it fails its query, not the process.',
          text: '    const x = socket.write(chunk, fn)\n    nextWriteTimer',
          becomes:
            "    if (!socket) {\n      chunk = nextWriteTimer = null\n      error(Errors.connection('CONNECTION_CLOSED', options))\n      return true\n    }\n    const x = socket.write(chunk, fn)\n    nextWriteTimer",
        },
        {
          why: 'What was not sent when a connection was ended is not the beginning of its next life.',
          text: 'options))\n\n    clearImmediate(nextWriteTimer)\n    if (socket) {',
          becomes:
            'options))\n\n    clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n    if (socket) {',
        },
        {
          why: 'The same when it closed by itself; without this the connection would never write again.',
          text: 'incomings = null\n    clearImmediate(nextWriteTimer)\n    socket.removeListener',
          becomes:
            'incomings = null\n    connection.life++\n    clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n    socket.removeListener',
        },
        {
          why: 'Whatever waits is told, however the connection ended, and neither it nor its error is left for the next life.',
          text: "    !hadError && (query || sent.length) && error(Errors.connection('CONNECTION_CLOSED', options, socket))\n",
          becomes:
            "    ;(query || sent.length) && error(Errors.connection('CONNECTION_CLOSED', options, socket))\n    query = results = errorResponse = null\n    result = new Result()\n    rows = 0\n",
        },
        {
          why: 'The same where the first query of the connection waits for it to come back.',
          text: '    if (initial)\n      return reconnect()\n',
          becomes:
            "    if (initial) {\n      query && queryError(query, Errors.connection('CONNECTION_CLOSED', options))\n      query = results = errorResponse = null\n      result = new Result()\n      rows = 0\n      return reconnect()\n    }\n",
        },
        {
          why: 'The question about types fails with the connection, whose first query has been told already.',
          text: '        return fetchArrayTypes()',
          becomes: '        return fetchArrayTypes().catch(noop)',
        },
        {
          why: 'So does the question whether this server may be written to.',
          text: "'on' : 'off'\n    }\n    query.execute()",
          becomes: "'on' : 'off'\n    }\n    query.catch(noop)",
        },
        {
          why: 'Those who asked for a connection of their own are given the one that was opened for them. They used to be forgotten when it opened in place of one that had closed, and waited forever.',
          text: '      if (needsTypes) {\n        initial.reserve && (initial = null)\n',
          becomes: '      if (needsTypes && initial) {\n',
        },
        {
          why: 'See above.',
          text: '      initial && !initial.reserve && execute(initial)\n      options.shared.retries = retries = 0\n      initial = null\n      return\n',
          becomes:
            '      const first = initial\n      options.shared.retries = retries = 0\n      initial = null\n      first.reserve ? first.reserve(connection) : execute(first)\n      return\n',
        },
      ],
    },
    {
      sums: {
        'src/index.js': [
          '4e21f5733e70d79cffc10d10d4ef01031de4a9ac862210e43f8870029fd103ed',
          '3bfb29c5ece67d41a54dabe20969eb7cb4a350f643389d128497ba58905bf5de',
          'fe1fb549a754b9c10bb2632e0411ca3943fb99f7d0f98f8ebe5bb9b8ca0e1296',
        ],
        'cjs/src/index.js': [
          'd8fea1a5311c47e65004646bc81f57305ac64d48f99004a5b3ca27bcfc6babf8',
          '740469b26e3e8bea2ccecaf1b8bd41f37df2f1898764a4218286e07edd4b4589',
          '4fb2d77423d7998bb18e99c690831f09d15b1c85093b88ea5dae416716979926',
        ],
      },
      changes: [
        {
          why: 'A mark by which the product knows that it runs on the changed driver.',
          text: 'Object.assign(Postgres, {\n  PostgresError,',
          becomes: 'Object.assign(Postgres, {\n  survivesRestarts: 1,\n  PostgresError,',
        },
        {
          why: 'A transaction remembers which life of its connection it began in.',
          text: '      , prepare = null\n\n    try {',
          becomes: '      , prepare = null\n      , life\n\n    try {',
        },
        {
          why: 'What still waited in a transaction whose connection closed is told so.',
          text: '        new Promise((_, reject) => connection.onclose = reject)',
          becomes:
            '        new Promise((_, reject) => connection.onclose = e => {\n          while (queries.length) queries.shift().reject(e)\n          reject(e)\n        })',
        },
        {
          why: 'A statement of a transaction that ended with its connection must not run on the next one, inside the transaction of someone else.',
          text: '(uncaughtError = e))\n        c.queue === full',
          becomes:
            "(uncaughtError = e))\n        if (c.life !== life)\n          return q.reject(Errors.connection('CONNECTION_CLOSED', options))\n        c.queue === full",
        },
        {
          why: 'See above.',
          text: '      connection = c\n      move(c, reserved)',
          becomes: '      connection = c\n      life = c.life\n      move(c, reserved)',
        },
        {
          why: 'Who waits for a connection of their own stands in one line only: told that none could be opened, they are not given one later, which no one would give back.',
          text: '        queries.push(query)\n        closed.length && connect(closed.shift(), query)\n',
          becomes:
            '        closed.length\n          ? connect(closed.shift(), query)\n          : queries.push(query)\n',
        },
        {
          why: 'What still waits on such a connection when it closes is told so.',
          text: '      : move(c, reserved)\n    c.reserved.release = true\n',
          becomes:
            '      : move(c, reserved)\n    c.reserved.release = true\n    const life = c.life\n    c.onclose = e => {\n      while (queue.length) queue.shift().reject(e)\n    }\n',
        },
        {
          why: 'One that has closed is not given back: it used to count as open, and whatever was sent there failed.',
          text: '    sql.release = () => {\n      c.reserved = null',
          becomes: '    sql.release = () => {\n      if (c.life !== life)\n        return\n      c.reserved = null',
        },
        {
          why: 'Nor is anything sent on its next life, which belongs to someone else.',
          text: '    function handler(q) {\n      c.queue === full\n',
          becomes:
            "    function handler(q) {\n      if (c.life !== life)\n        return q.reject(Errors.connection('CONNECTION_CLOSED', options))\n      c.queue === full\n",
        },
        {
          why: 'From the moment at which it is given away no one else is sent there.',
          text: '        return query.reserve(c)\n',
          becomes: '        return query.reserve(move(c, reserved))\n',
        },
      ],
    },
    {
      sums: {
        'src/queue.js': [
          '15e6345adb6708bf3b99ad39fc2231c2fb61de5f6cba4b7a7a6be881482a4ec3',
          'd6678bcb0866dabf820e09998cfdb9c90ba20f4b4b0834fe2f997c56a7938a49',
        ],
        'cjs/src/queue.js': [
          '7d20fa53a3930be070609d7912ecd14c347df3526805bca2f6cb7eb35d2e62cf',
          '90e05b6e7db02151a059bd251cee00a245ca5cd23006372f3f21f58d1ecf795c',
        ],
      },
      changes: [
        {
          why: 'The places of those who have left a line are given back. A line that was never empty, such as that of the open connections, used to grow by one place with each statement, and each statement looked through all of them.',
          text: '        xs[index - 1] = undefined\n',
          becomes:
            '        xs[index - 1] = undefined\n        if (index > 32 && index * 2 > xs.length) {\n          xs = xs.slice(index)\n          index = 0\n        }\n',
        },
      ],
    },
  ],
};
