cli-and = et
