cli-and = and
