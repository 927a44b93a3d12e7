module.exports = { plain: { name: 'plain', begin: () => ({ answer: ({ moves }) => ({ move: moves[0] }) }) } };
