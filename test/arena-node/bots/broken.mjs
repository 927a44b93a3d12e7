throw new Error('out of order');
